/** How long the shop thought about its last requests; milliseconds. */
export type Timings = {
  note(path: string, ms: number): void
  /** Every remembered time by its path. */
  times(): Record<string, number[]>
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
    times() {
      const byPath: Record<string, number[]> = {}
      for (let at = 0; at < filled; at++) {
        const path = paths[at] ?? ''
        byPath[path] ??= []
        byPath[path].push(times[at] ?? 0)
      }
      return byPath
    },
  }
}

/** The slowest paths of all processes together, by the time that 95 of 100 stay under. */
export function slowestOf(processes: Record<string, number[]>[], count: number) {
  const all = Map.groupBy(processes.flatMap(Object.entries<number[]>), ([path]) => path)
  return [...all]
    .map(([path, parts]) => ({ path, ...spread(parts.flatMap(([, times]) => times)) }))
    .sort((a, b) => Number(isRare(a)) - Number(isRare(b)) || b.p95 - a.p95)
    .slice(0, count)
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
