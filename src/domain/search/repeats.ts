/**
 * Whether a text says just these names, in whatever order and with whatever endings: then they tell nothing that was not
 * typed. 'சிவப்புப் பட்டு' is சிவப்பு, பட்டு.
 */
export function onlyRepeats(text: string, names: readonly string[]): boolean {
  const said = new Set(wordsOf(text))
  const meant = new Set(names.flatMap(wordsOf))
  const isIn = (word: string, others: Set<string>) =>
    [...others].some((other) => word.startsWith(other) || other.startsWith(word))
  return (
    said.size === meant.size &&
    [...said].every((word) => isIn(word, meant)) &&
    [...meant].every((word) => isIn(word, said))
  )
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
