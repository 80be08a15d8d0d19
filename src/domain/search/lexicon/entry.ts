import type { Language } from '#domain/language.ts'

/**
 * How one thing is said: in each language its phrases, apart by commas, in its script and in Latin letters; the first
 * one is how the shop itself says it.
 */
export type Said = Partial<Record<Language, string>>

/** What a word means of a piece: values of a facet, apart by commas. */
export type ValueEntry = Said & {
  /** The values that are just this. */
  is: string
  /** Values that count too, after those. */
  nearly?: string
  /** Values to show where the shop has none of the others. */
  else?: string
}

export type WordEntry = Said & {
  /** A category, fabric or occasion that stands for it, where the pieces do not say it themselves. */
  occasion?: string
  /** Another entry that means it as well: Onam means Kasavu. */
  also?: string
  /** The entry that is meant instead where it is not asked for. */
  without?: string
}
