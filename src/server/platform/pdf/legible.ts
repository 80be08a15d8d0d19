/** What the fonts hold (build/subset-print-fonts.ts). */
const held =
  /^(?:[\s -~\u00a0-\u017f\u0900-\u097f\u0b80-\u0bff\u0c00-\u0cff\u0d00-\u0d7f–—‘’“”…•₹]|\u200c|\u200d)*$/u
const lost = '?'

/**
 * A text as our fonts can print it: wide and fancy letters as plain ones, letters with rarer marks without them, and a question mark in
 * place of each letter that none of the fonts has, where paper would stay blank.
 */
export const legible = (text: string): string =>
  held.test(text) ? text : [...text.normalize('NFC')].map(printed).join('')

/** Whether all its letters can be printed. */
export const isLegible = (text: string): boolean =>
  held.test(text) ||
  [...text.normalize('NFC')].every((sign) => sign === lost || printed(sign) !== lost)

function printed(sign: string): string {
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  const ways = [sign, sign.normalize('NFKC'), bare]
  const way = ways.find((one) => one !== '' && held.test(one))
  return way ?? (/[\p{L}\p{N}]/u.test(sign) ? lost : sign)
}
