/** True when all letters of a name are of one script; digits and marks that scripts share are of any. */
export function isOneScript(name: string): boolean {
  const scripts = new Set<number>()
  for (const sign of name.normalize('NFKC')) {
    if (/[\p{L}\p{M}\p{N}]/u.test(sign) && !shared.test(sign)) scripts.add(scriptOf(sign))
  }
  return scripts.size <= 1
}

const shared = /[\p{Script=Common}\p{Script=Inherited}]/u

/** Scripts in today's use (UAX 31) and those with look-alikes of Latin; what is written together is one. Any other is -1. */
const scripts = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Hebrew', 'Arabic', 'Georgian', 'Ethiopic'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada'],
  ...['Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Thaana'],
  ...['Cherokee', 'Coptic', 'Lisu', 'Canadian_Aboriginal', 'Tifinagh'],
  'Han Hiragana Katakana Hangul Bopomofo',
].map((names) => {
  const parts = names.split(' ').map((name) => `\\p{Script=${name}}`)
  return new RegExp(`[${parts.join('')}]`, 'u')
})

const scriptOf = (sign: string) => scripts.findIndex((script) => script.test(sign))
