/** A sentence, or one around links: its parts in the order in which they are said. */
type Say = (...parts: number[]) => string | (string | number)[]
export type Word = string | Say
export type Said = { path: string; english: Word; said: Word }

/** A sentence as it is said. */
export const spokenBy = (say: Say, ...parts: number[]) => [say(...parts)].flat().join('')

/** What each word of the first dictionary is in the second. */
export function sideBySide(english: object, said: object, above = ''): Said[] {
  return Object.entries(english).flatMap(([name, word]) => {
    const path = `${above}${name}`
    const twin: unknown = Reflect.get(said, name)
    if (isWord(word)) return isWord(twin) ? [{ path, english: word, said: twin }] : []
    return sideBySide(Object(word), Object(twin), `${path}.`)
  })
}

/** A sentence, or what makes one. */
export const isWord = (word: unknown): word is Word =>
  typeof word === 'string' || typeof word === 'function'
