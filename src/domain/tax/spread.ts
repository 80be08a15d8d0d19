import type { Paise } from '#domain/money.ts'

/**
 * Shares an amount out by weights, to the paisa: what rounding down leaves goes to the largest remainders one by one,
 * the earlier first. Where all weights are 0 the first takes everything.
 */
export function spread(totalPaise: Paise, weights: readonly number[]): Paise[] {
  const total = BigInt(totalPaise)
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n) return weights.map((_, at) => (at === 0 ? totalPaise : 0))
  const exact = weights.map((weight) => total * BigInt(weight))
  const shares = exact.map((part) => part / sum)
  const missing = total - shares.reduce((all, share) => all + share, 0n)
  const byRemainder = exact
    .map((part, at) => ({ at, rest: part % sum }))
    .sort((one, other) =>
      one.rest === other.rest ? one.at - other.at : other.rest > one.rest ? 1 : -1,
    )
  const lucky = new Set(byRemainder.slice(0, Number(missing)).map(({ at }) => at))
  return shares.map((share, at) => Number(share) + (lucky.has(at) ? 1 : 0))
}
