import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const nukta = '\u093c'
/** Words that are others without their dot. */
const pairs = new Set(['राज़', 'ख़ाना', 'ख़ाने', 'बाज़'].map((word) => word.normalize('NFD')))

it('Hindi writes each of its words in one way: with the dot of ख़, ज़ and फ़, or without it', () => {
  const files = globSync([
    'src/web/words/{hi.ts,hi/**/*.ts,*/hi.ts}',
    'src/server/{email-words,documents/words}/hi.ts',
    'src/server/app/seed/{starter/words-hi,demo/words/hi}.json',
  ])
  const said = files.map((file) => readFileSync(file, 'utf8').normalize('NFD')).join(' ')
  const words = new Set(said.match(/\p{Script=Devanagari}+/gu))
  const dotted = [...words].filter((word) => word.includes(nukta) && !pairs.has(word))
  expect(dotted.length).toBeGreaterThan(100)
  expect(dotted.filter((word) => words.has(word.replaceAll(nukta, '')))).toEqual([])
})
