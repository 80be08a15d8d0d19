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
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = nextRow(a, b, row, last, beforeLast)
    if (Math.min(...current) > limit && Math.min(...last) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1)
}

function nextRow(a: string, b: string, row: number, last: number[], beforeLast: number[]) {
  const current = [row]
  for (let column = 1; column <= b.length; column++) {
    const isSame = a[row - 1] === b[column - 1]
    const isSwap = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
    current.push(
      Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : longestWord * 2,
      ),
    )
  }
  return current
}

function at(row: number[], column: number): number {
  return row[column] ?? longestWord * 2
}
