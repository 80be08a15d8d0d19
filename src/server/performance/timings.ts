/** How long the shop thought about its last requests; milliseconds. */
export type Timings = {
  note(path: string, ms: number): void
  /** The slowest paths first, by the time that 95 of 100 stay under. */
  slowest(count: number): { path: string; count: number; p50: number; p95: number }[]
}

const remembered = 4096
const rareBelow = 3

/** A ring: the newest request takes the place of the oldest. */
export function createTimings(size = remembered): Timings {
  const times = new Float64Array(size)
  const paths = new Array<string>(size)
  let next = 0
  let filled = 0
  return {
    note(path, ms) {
      times[next] = ms
      paths[next] = path
      next = (next + 1) % size
      filled = Math.min(size, filled + 1)
    },
    slowest(count) {
      const byPath = Map.groupBy(
        Array.from({ length: filled }, (_, at) => at),
        (at) => paths[at] ?? '',
      )
      return [...byPath]
        .map(([path, places]) => ({ path, ...spread(places.map((at) => times[at] ?? 0)) }))
        .sort((a, b) => Number(isRare(a)) - Number(isRare(b)) || b.p95 - a.p95)
        .slice(0, count)
    },
  }
}

/** One slow request says little of a path: what was asked for often comes first. */
const isRare = ({ count }: { count: number }) => count < rareBelow

function spread(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(
      (sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0) * 10,
    ) / 10
  return { count: sorted.length, p50: at(0.5), p95: at(0.95) }
}
