/** The ten digits of an Indian mobile number, however written (+91, 0, spaces, hyphens); null when it is none. */
export function normaliseMobile(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '')
  return /^(?:\+91|0091|91|0)?([6-9][0-9]{9})$/.exec(digits)?.[1] ?? null
}
