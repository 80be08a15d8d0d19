/** The same words in another language: every key of the English ones, and every sentence told the same. */
export type InLanguage<English> = {
  [Key in keyof English]: English[Key] extends (...told: infer Told) => infer Said
    ? (...told: Told) => Said extends string ? string : Said
    : English[Key] extends string
      ? string
      : InLanguage<English[Key]>
}
