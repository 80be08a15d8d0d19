/**
 * Small letters and digits of other alphabets that are drawn like one of these; from Unicode's confusables.txt (UTS 39, 15.0),
 * where it names a single Latin letter: Latin, Greek, Cyrillic, Armenian, Cherokee, Coptic, Lisu, Canadian and Tifinagh letters.
 * Those that are drawn like I or l depending on their size count as i.
 */
const drawnLike: Record<string, string> = {
  "'": '\u02b9\u02bb\u02bc\u02bd\u02be\u02c8\u02ca\u02cb\u07f4\u07f5ᑊꞌ',
  a: 'ɑαаꭺᗅꓮ',
  b: 'ƅβвьꮟᏼᑲᖯᗷꓐꞵ',
  c: 'сꮯᴄⲥꓚ',
  d: 'ԁꭰꮷᑯᗞᗪꓒꓓ',
  e: 'εеҽꭼⴹꓰꬲ',
  f: 'ϝքᖴẝꓝꞙꬵ',
  g: 'ƍɡԍցꮐᏻᶃꓖ',
  h: 'ηнһհꮋꮒᕼⲏꓧ',
  i: 'ɩɪιіӏꭵꙇ',
  j: 'ȷϳјꭻᒍꓙʝ',
  k: 'κкꮶⲕꓗ',
  l: 'ǀ\u0661\u06f1ꮮᒪⲓⳑⵏꓡꓲ',
  m: 'μϻмꮇᗰⲙꓟ',
  n: 'ոռⲛꓠ',
  o: 'οσоօ\u0665\u06f5\u07c0०০੦૦୦௦౦೦൦๐໐၀ᴏᴑⲟⵔꓳꬽ',
  p: 'ρрꮲᑭⲣꓑ',
  q: 'ԛգզⵕ',
  r: 'ʀгꭱꮢᖇᴦⲅꓣꭇꭈꮁ',
  s: 'ƽѕտꮥꮪꓢꜱ',
  t: 'τтꭲⲧꓔ',
  u: 'ʋυսᑌᴜꓴꞟꭎꭒ',
  v: 'νѵ\u0667\u06f7ꮩᐯᴠⴸꓦ',
  w: 'ɯѡԝաꮃꮤᴡꓪ',
  x: 'χхᕁᕽⲭⵝꓫꭓ',
  y: 'ɣʏγуүꭹꮍᶌỿⲩꓬꭚ',
  z: 'ζꮓᴢꓜ',
}

/** Small letter → the Latin one that it is drawn like. */
export const confusables: ReadonlyMap<string, string> = new Map(
  Object.entries(drawnLike).flatMap(([latin, like]) => [...like].map((sign) => [sign, latin])),
)

/** Signs whose small form is drawn otherwise than they are: capital Ν like N, its small ν like v. */
export const confusableCapitals: ReadonlyMap<string, string> = new Map([
  ['Ν', 'n'],
  ['Υ', 'y'],
  ['ϒ', 'y'],
  ['Ϲ', 'c'],
  ['ϲ', 'c'],
])
