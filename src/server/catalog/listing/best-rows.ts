import { type Bits, eachRow, hasBit } from './bits.ts'

type Wanted = { scores: Uint8Array; most: number }

/**
 * The first of the matching rows, `most` at most: the best score first, among equals in the order of the latest.
 * What is not among them is counted, never sorted.
 */
export function bestRows(order: Int32Array, matching: Bits, { scores, most }: Wanted): number[] {
  const counts = new Int32Array(256)
  eachRow(matching, (row) => {
    const score = scores[row] ?? 0
    counts[score] = (counts[score] ?? 0) + 1
  })
  const { least, better } = threshold(counts, most)
  const candidates = better + (counts[least] ?? 0)
  const rows =
    candidates * 16 < order.length
      ? inOrder(order, matching, { scores, least, candidates })
      : cutOf(order, matching, { scores, least, better, most })
  return rows.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, most)
}

/** The lowest score that is still wanted, and how many rows have a better one. */
function threshold(counts: Int32Array, most: number) {
  let better = 0
  for (let least = 255; least > 0; least--) {
    const here = counts[least] ?? 0
    if (better + here >= most) return { least, better }
    better += here
  }
  return { least: 0, better }
}

type Candidates = { scores: Uint8Array; least: number; candidates: number }

/** The rows with that score or a better one, in order. */
function inOrder(order: Int32Array, matching: Bits, { scores, least, candidates }: Candidates) {
  const placeOf = placesIn(order)
  const places = new Int32Array(candidates)
  let found = 0
  eachRow(matching, (row) => {
    if ((scores[row] ?? 0) >= least) places[found++] = placeOf[row] ?? 0
  })
  return Array.from(places.sort(), (place) => order[place] ?? 0)
}

const made = new WeakMap<Int32Array, Int32Array>()

/** The place of each row in an order, found once for it: so that rows are put in order as mere numbers. */
function placesIn(order: Int32Array): Int32Array {
  const known = made.get(order)
  if (known) return known
  const places = new Int32Array(order.reduce((most, row) => Math.max(most, row), 0) + 1)
  order.forEach((row, place) => {
    places[row] = place
  })
  made.set(order, places)
  return places
}

/** All rows above the lowest score and as many of it as are wanted, in order; stops where it has them. */
function cutOf(
  order: Int32Array,
  matching: Bits,
  { scores, least, better, most }: Wanted & { least: number; better: number },
): number[] {
  const rows: number[] = []
  let missing = better
  let others = most - better
  for (const row of order) {
    if (missing === 0 && others === 0) break
    if (!hasBit(matching, row)) continue
    const score = scores[row] ?? 0
    if (score > least) missing--
    else if (score === least && others > 0) others--
    else continue
    rows.push(row)
  }
  return rows
}
