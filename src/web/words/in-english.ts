/** The mark of a field that has no words in the language of the page: 'en', else nothing. */
export const langOf = (thing: { inEnglish?: string[] | undefined }, field: string) =>
  thing.inEnglish?.includes(field) ? 'en' : undefined
