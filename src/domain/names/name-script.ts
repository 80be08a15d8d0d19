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
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Ethiopic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Gurmukhi}/u,
  /\p{Script=Gujarati}/u,
  /\p{Script=Oriya}/u,
  /\p{Script=Tamil}/u,
  /\p{Script=Telugu}/u,
  /\p{Script=Kannada}/u,
  /\p{Script=Malayalam}/u,
  /\p{Script=Sinhala}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Lao}/u,
  /\p{Script=Tibetan}/u,
  /\p{Script=Myanmar}/u,
  /\p{Script=Khmer}/u,
  /\p{Script=Thaana}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
  /\p{Script=Canadian_Aboriginal}/u,
  /\p{Script=Tifinagh}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
]

const scriptOf = (sign: string) => scripts.findIndex((script) => script.test(sign))
