/** Where a browser finds the words of each language, as built (build/dictionaries.ts). */
declare module 'virtual:dictionaries' {
  export const addresses: Partial<Record<import('#domain/language.ts').Language, string>>
}
