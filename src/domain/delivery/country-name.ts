const names = new Intl.DisplayNames('en', { type: 'region' })

/** What a country of two letters is called in English, as papers name it; the letters where nobody knows it. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
