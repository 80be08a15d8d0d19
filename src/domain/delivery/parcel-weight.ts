import { policy } from '#domain/policy.ts'

/** In grams: a saree of which nothing is said, and what its packing adds to a parcel. */
export type ParcelWeights = { saree: number; packing: number }

export const firstWeights: ParcelWeights = policy.parcelGrams

const weight = /(\d{1,6}(?:,\d{3})?(?:\.\d{1,4})?)\s{0,3}(kg|kilograms?|g|gm|gms|grams?)\b/i

/** The grams that a fact like '650 g' or '0.8 kg' says; null where it says no weight. */
export function gramsIn(fact: string): number | null {
  const [, figure, unit] = weight.exec(fact) ?? []
  if (figure === undefined || unit === undefined) return null
  const amount = Number(figure.replaceAll(',', ''))
  const grams = Math.round(/^k/i.test(unit) ? amount * 1000 : amount)
  return grams > 0 ? grams : null
}

/** What all pieces weigh without their packing. */
export const netGrams = (
  lines: readonly { weight?: string | undefined; quantity: number }[],
  { saree }: ParcelWeights,
): number =>
  lines.reduce((sum, { weight = '', quantity }) => sum + (gramsIn(weight) ?? saree) * quantity, 0)
