/** The number that somebody means, or null: commas between thousands are fine. */
export function numberOf(text: string, decimals: 0 | 2, max: number): number | null {
  const plain = text.replace(/[,\s₹]/g, '')
  const pattern = decimals === 0 ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,2})?$/
  if (!pattern.test(plain)) return null
  return Number(plain) <= max ? Number(plain) : null
}
