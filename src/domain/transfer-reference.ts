/** The 12 digits of a UPI transfer (UTR), spaces and hyphens aside; null when it is none. */
export function normaliseUtr(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '')
  return /^[0-9]{12}$/.test(digits) ? digits : null
}

/** The reference of a bank transfer: 12 digits by IMPS, 16 or 22 letters and digits by NEFT or RTGS. */
export function normaliseBankReference(text: string): string | null {
  const reference = text.replace(/[\s-]/g, '').toUpperCase()
  const isLong = /^[A-Z]{4}[A-Z0-9]+$/.test(reference) && [16, 22].includes(reference.length)
  return isLong ? reference : normaliseUtr(reference)
}
