/**
 * Keys under which a word of any of six scripts is the same word: காஞ்சீவரம், कांजीवरम and 'kanjeevaram' share one.
 * The five Indian blocks of Unicode are laid out alike, so one table by offset serves them all.
 */

/** Consonant classes and vowel classes, the last vowel left out: 'kancivaram'. Never shown to anybody. */
export function fine(word: string): string {
  return full(word).replace(/(?<![aiu])[aiu]+$/, '')
}

/** The same without its inner vowels: 'kncvrm'. Merges more than one may trust without looking at `fine`. */
export function coarse(word: string): string {
  const key = fine(word)
  const bare = key.slice(0, 1) + key.slice(1).replace(/[aiuh]/g, '')
  return bare.replace(/m(?=[kcstp])/g, 'n').replace(/(.)\1+/g, '$1')
}

/** As `fine`, with the last vowel: what an ending is taken from. */
export function full(word: string): string {
  const key = isIndic(word) ? ofIndic(word) : ofLatin(word)
  return key
    .replace(/N$/, 'm')
    .replace(/N|m(?=[kcstpnrlv])/g, 'n')
    .replace(/y/g, '')
    .replace(/ai/g, 'i')
    .replace(/au/g, 'u')
    .replace(/(.)\1+/g, '$1')
}

export const isIndic = (text: string) => /[\u0900-\u0d7f]/.test(text)

/** How many consonants a key has: below two or three it says little. */
export const consonantsOf = (key: string) => key.replace(/[aiu]/g, '').length

const consonants: Record<number, string> = {
  ...all('k', 0x15, 0x16, 0x17, 0x18),
  ...all('c', 0x1a, 0x1b, 0x1c, 0x1d),
  ...all('s', 0x36, 0x37, 0x38),
  ...all('t', 0x1f, 0x20, 0x21, 0x22, 0x24, 0x25, 0x26, 0x27),
  ...all('p', 0x2a, 0x2b, 0x2c, 0x2d),
  ...all('n', 0x19, 0x1e, 0x23, 0x28, 0x29),
  ...all('l', 0x32, 0x33, 0x34),
  ...all('r', 0x30, 0x31),
  ...{ 46: 'm', 47: 'y', 53: 'v', 57: 'h' },
}

/** Vowels by themselves (05-14) and as signs (3e-4c, 57). */
const vowels: Record<number, string> = {
  ...all('a', 0x05, 0x06, 0x11, 0x3e, 0x49),
  ...all('i', 0x07, 0x08, 0x0d, 0x0e, 0x0f, 0x3f, 0x40, 0x45, 0x46, 0x47),
  ...all('u', 0x09, 0x0a, 0x12, 0x13, 0x41, 0x42, 0x4a, 0x4b),
  ...all('ai', 0x10, 0x48),
  ...all('au', 0x14, 0x4c, 0x57),
  ...all('ri', 0x0b, 0x43),
}

const chillus: Record<string, string> = { ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l', ൿ: 'k' }

function all(key: string, ...offsets: number[]): Record<number, string> {
  return Object.fromEntries(offsets.map((offset) => [offset, key]))
}

const blocks = [0x900, 0xb80, 0xc00, 0xc80, 0xd00]
const virama = 0x4d
const nasals = [0x01, 0x02]

function ofIndic(word: string): string {
  let key = ''
  // A consonant without any sign carries an 'a'.
  let isOpen = false
  const put = (more: string, opens = false) => {
    key += (isOpen ? 'a' : '') + more
    isOpen = opens
  }
  for (const sign of tidied(word)) {
    const code = sign.codePointAt(0) ?? 0
    const block = blocks.find((start) => code >= start && code < start + 0x80)
    const offset = block === undefined ? -1 : code - block
    const chillu = chillus[sign]
    const vowel = vowels[offset]
    const consonant = consonants[offset]
    if (chillu !== undefined) put(chillu)
    else if (consonant !== undefined) put(consonant, true)
    else if (vowel !== undefined && offset < 0x15) put(vowel)
    else if (vowel !== undefined || offset === virama) {
      key += vowel ?? ''
      isOpen = false
    } else if (nasals.includes(offset)) put('N')
    else if (block === undefined) put(isLetter(sign) ? ofLatin(sign) : sign)
  }
  return isOpen && !/[\u0900-\u097f]/.test(word) ? `${key}a` : key
}

const isLetter = (sign: string) => /[a-z]/i.test(sign)

/** Without nukta and joiners; with sounds of one language written as the others write them. */
function tidied(word: string): string {
  return (
    word
      .normalize('NFD')
      .replace(/\u093c|\u200c|\u200d/g, '')
      .normalize('NFC')
      // Malayalam writes 'tt' and 'nt' with its second r.
      .replaceAll('റ്റ', 'ട്ട')
      .replace(/(?:ന്|ൻ)റ/g, 'ന്ട')
      // Tamil writes 'ksh' with its own t: மீனாட்சி, லட்சுமி.
      .replaceAll('ட்ச', 'க்ஷ')
      // Tamil says its one 'ch' as 's', unless it is doubled or follows its own nasal.
      .replace(/(?<!ச்|ஞ்)ச(?!்ச)/g, 'ஸ')
  )
}

const latinRules: [RegExp, string][] = [
  [/tch/g, 'C'],
  [/zh/g, 'l'],
  [/ck|q|x/g, 'k'],
  [/sh/g, 's'],
  [/ch|j|z/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c|g/g, 'k'],
  [/C/g, 'c'],
  [/d/g, 't'],
  [/b|f/g, 'p'],
  [/w/g, 'v'],
  [/(?<=[kcstpnmrlv])h/g, ''],
  [/aa+/g, 'a'],
  [/ee+|ie/g, 'i'],
  [/oo+|ou/g, 'u'],
  [/e/g, 'i'],
  [/o/g, 'u'],
  [/^y(?=i)/, ''],
  [/y(?=$|[kcstpnmrlvh])/g, 'i'],
]

function ofLatin(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return latinRules.reduce((key, [sound, written]) => key.replace(sound, written), plain)
}
