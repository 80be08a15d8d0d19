const longestWord = 40

/** How many slips of the pen a word may hold: none in short ones, or a cap would be a cloth. */
export function slipsAllowed(word: string): number {
  if (word.length < 5 || word.length > longestWord) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * Damerau-Levenshtein distance: letters wrong, missing, extra, or two neighbours swapped.
 * Anything beyond `limit` is told as limit + 1.
 */
export function slipsBetween(a: string, b: string, limit = longestWord): number {
  const beyond = limit + 1
  if (Math.abs(a.length - b.length) > limit) return beyond
  const most = Math.max(a.length, b.length)
  // The three rows of the table that are looked at, used again by every call: words are compared by the thousand.
  if (rows.some(({ length }) => length < most + 2)) {
    rows = [new Uint16Array(most * 2), new Uint16Array(most * 2), new Uint16Array(most * 2)]
  }
  let [beforeLast, last, current] = rows
  for (let column = 0; column <= b.length; column++) last[column] = column
  let leastOfLast = 0
  for (let row = 1; row <= a.length; row++) {
    const least = fillRow(a, b, { row, limit, beyond }, [beforeLast, last, current])
    if (least > limit && leastOfLast > limit) return beyond
    leastOfLast = least
    const spare = beforeLast
    beforeLast = last
    last = current
    current = spare
  }
  return Math.min(last[b.length] ?? beyond, beyond)
}

type Rows = [Uint16Array, Uint16Array, Uint16Array]

let rows: Rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)]

type Place = { row: number; limit: number; beyond: number }

/** Fills what of a row can still be within the limit; answers the least of it. */
function fillRow(
  a: string,
  b: string,
  { row, limit, beyond }: Place,
  [beforeLast, last, current]: Rows,
): number {
  const from = Math.max(1, row - limit)
  const to = Math.min(b.length, row + limit)
  current[from - 1] = from === 1 ? row : beyond
  let least = from === 1 ? row : beyond
  for (let column = from; column <= to; column++) {
    const isSame = a[row - 1] === b[column - 1]
    let slips = (last[column - 1] ?? beyond) + (isSame ? 0 : 1)
    slips = Math.min(slips, (last[column] ?? beyond) + 1, (current[column - 1] ?? beyond) + 1)
    const isSwap = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
    if (isSwap) slips = Math.min(slips, (beforeLast[column - 2] ?? beyond) + 1)
    current[column] = slips
    if (slips < least) least = slips
  }
  if (to < b.length) current[to + 1] = beyond
  return least
}

/** The letters of a word as bits, by which most words that are not alike are told apart at once. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Whether two words may lie within so many slips: one changes two letters of them at most. */
export function mayBeNear(letters: number, others: number, slips: number): boolean {
  let left = slips * 2
  for (let differing = letters ^ others; differing !== 0; differing &= differing - 1) {
    if (left-- === 0) return false
  }
  return true
}
