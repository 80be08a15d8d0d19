/** Steps of 5 %: two values in one bucket differ by less than a person would notice. */
const step = Math.log(1.05)

/** The bucket of a value of 0 or more. */
export const bucketOf = (value: number) => Math.round(Math.log1p(value) / step)

/** A value in the middle of a bucket. */
export const middleOf = (bucket: number) => Math.expm1(bucket * step)

export type Bucket = { bucket: number; count: number }

/** The value below which the given share (0 to 1) of all counted ones lies. */
export function percentile(buckets: readonly Bucket[], share: number): number {
  const total = buckets.reduce((sum, { count }) => sum + count, 0)
  let below = 0
  for (const { bucket, count } of buckets.toSorted((a, b) => a.bucket - b.bucket)) {
    below += count
    if (below >= total * share) return middleOf(bucket)
  }
  return 0
}
