/** Where the words that begin so start in a sorted list. */
export function startOfPrefix(sorted: readonly string[], start: string): number {
  return firstWhere(sorted, (word) => word >= start)
}

/** Where they end: the first that does not begin so any more. */
export function endOfPrefix(sorted: readonly string[], start: string): number {
  return firstWhere(sorted, (word) => word > start && !word.startsWith(start))
}

/** The first place from which on all words are so. */
function firstWhere(sorted: readonly string[], isSo: (word: string) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isSo(sorted[middle] ?? '')) high = middle
    else low = middle + 1
  }
  return low
}
