const names = new Intl.DisplayNames('en', { type: 'region' })

/** What a country of two letters is called in English, as papers name it; the letters where nobody knows it. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let codes: ReadonlyMap<string, string> | undefined

/** The two letters of a country by its English name, as labels say it; null of what is none. */
export function countryNamed(name: string): string | null {
  codes ??= new Map(
    letters.flatMap((one) =>
      letters.map((other) => [countryName(one + other).toLowerCase(), one + other] as const),
    ),
  )
  return codes.get(name.trim().toLowerCase()) ?? null
}
