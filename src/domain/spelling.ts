/** The shop's spelling → the other ways people write it, in Latin letters and in Indian scripts. */
const spellings: Record<string, string> = {
  saree:
    'sarees sari saris sarie shari selai pudavai podavai pudava cheera chira sadi சேலை புடவை చీర ಸೀರೆ സാരി साड़ी',
  silk: 'silks pattu pattusaree resham reshmi reshma பட்டு పట్టు ರೇಷ್ಮೆ പട്ട് रेशम रेशमी सिल्क',
  cotton: 'cottons cotten coton paruthi sooti பருத்தி కాటన్ ಹತ್ತಿ कॉटन सूती',
  linen: 'linnen lenin linens',
  kanjivaram:
    'kanjeevaram kanchivaram kancheevaram kanjiwaram kanjeewaram kanchipuram kancheepuram kanchipurm kanjipuram kanjeepuram kanjivarm kanchi kanji காஞ்சிபுரம் కంచి कांजीवरम',
  banarasi: 'banaras benaras benares banarsi benarasi benarsi banarasee varanasi बनारसी',
  mysore: 'mysuru mysor maisur',
  uppada: 'upada uppadda',
  pochampally: 'pochampalli pochampaly pochampali pochampalle',
  ikat: 'ikkat ikkath ikath ikkatt',
  mangalagiri: 'mangalgiri mangalagari mangalgari',
  venkatagiri: 'venkatgiri venkatagari',
  ilkal: 'ilkall ilakal ilkkal',
  gadwal: 'gadhwal gadval gadwaal',
  narayanpet: 'narayanapet narayanpeth',
  dharmavaram: 'dharmavaramu dharmawaram',
  chettinad: 'chettinadu chettinaad kandangi',
  kalamkari: 'kalamkaari qalamkari kalamkary',
  sungudi: 'sungadi chungudi chungidi sungidi',
  coimbatore: 'kovai covai',
  arani: 'arni aarani',
  madurai: 'madura madhurai',
  tussar: 'tasar tussah tussore tusser tassar',
  chanderi: 'chandheri chandery',
  maheshwari: 'maheswari maheshwary',
  paithani: 'paithni paitani',
  patola: 'patolu patolas',
  bandhani: 'bandhej bandini bandhini bandhni',
  jamdani: 'jamdhani jamdaani',
  organza: 'organja organsa',
  georgette: 'jorjet georgete georgett',
  zari: 'jari zaree zarri jarigai ஜரிகை',
  butta: 'buta butti buti buttas butis bhutta',
  handloom: 'handlooms kaithari கைத்தறி',
  wedding: 'weddings marriage kalyanam vivaham muhurtham muhurtam shaadi shadi திருமணம் शादी',
  festival: 'festivals festive pandigai panduga tyohar',
  temple: 'temples gopuram kovil',
  peacock: 'peacocks mayil mayur மயில்',
  maroon: 'arakku marron maroom அரக்கு',
  red: 'sivappu erupu kempu lal சிவப்பு',
  yellow: 'manjal pasupu haldi turmeric மஞ்சள்',
  green: 'pachai paccha hara பச்சை',
  blue: 'neelam nilam neela nila நீலம்',
  black: 'karuppu nalupu கருப்பு',
  white: 'vellai telupu safed வெள்ளை',
  purple: 'oodha ooda ஊதா',
  gold: 'golden thangam bangaru',
  grey: 'gray',
  colour: 'color colors colours',
  sandal: 'sandalwood chandan santhanam',
}

/** Words that tell nothing about a saree. */
export const skippedWords = [
  'a',
  'an',
  'and',
  'the',
  'in',
  'of',
  'on',
  'for',
  'with',
  'to',
  'or',
  'by',
]

let folds: Map<string, string> | null = null

/** One spelling for one thing: 'kancheepuram' and 'kanchi' are 'kanjivaram', 'pattu' is 'silk', 'borders' is 'border'. */
export function foldSpelling(word: string): string {
  folds ??= readSpellings()
  return folds.get(word) ?? folds.get(singular(word)) ?? singular(word)
}

/**
 * A word still being typed: 'kanche' can only become a 'kanjivaram' and 'turme' a 'yellow'.
 * Left alone when it is short, already begins our own spelling, or could become several things.
 */
export function completeSpelling(start: string): string {
  folds ??= readSpellings()
  if (start.length < 4 || folds.has(start)) return foldSpelling(start)
  const meant = new Set<string>()
  for (const [spelling, ours] of folds) if (spelling.startsWith(start)) meant.add(ours)
  const [only] = meant
  return meant.size !== 1 || only === undefined || only.startsWith(start)
    ? foldSpelling(start)
    : only
}

/** Built at the first search, so that pages without one pay nothing. */
function readSpellings(): Map<string, string> {
  const found = new Map<string, string>()
  for (const [ours, theirs] of Object.entries(spellings)) {
    found.set(ours, ours)
    for (const spelling of theirs.split(' ')) found.set(asNormalised(spelling), ours)
  }
  return found
}

/** Indic letters may be written composed or not; searches arrive in this form. */
function asNormalised(spelling: string): string {
  return spelling.normalize('NFKD').normalize('NFC')
}

function singular(word: string): string {
  const isPlural = word.length >= 5 && word.endsWith('s') && !/(?:ss|us|is|as)$/.test(word)
  return isPlural ? word.slice(0, -1) : word
}
