import { type Dice, dice } from '#server/app/seed/weaves.ts'
import { furtherQueries } from '#test/further-search-queries.ts'
import { moreQueries } from '#test/more-search-queries.ts'
import publicQueries from '../test/search-queries.json' with { type: 'json' }

const roll = dice(23)
const many = 300

const latin = 'bcdfghjklmnprstvwyz'
const vowels = 'aeiou'
const blocks = [0x915, 0xb95, 0xc15, 0xc95, 0xd15]

function latinWord({ number, one }: Dice): string {
  const syllables = 2 + Math.floor(number() * 3)
  return Array.from(
    { length: syllables },
    () => one([...latin]) + one([...vowels]) + (number() < 0.3 ? one([...latin]) : ''),
  ).join('')
}

/** Letters of one Indian script in no order that a language has. */
function indicWord({ number, one }: Dice): string {
  const start = one(blocks)
  const letters = [0, 1, 2, 5, 10, 11, 15, 16, 19, 21, 24, 25, 26, 27, 29, 32, 35, 36]
  const length = 3 + Math.floor(number() * 4)
  const word = Array.from({ length }, () => String.fromCodePoint(start + one(letters)))
  return word.join(number() < 0.5 ? String.fromCodePoint(start + 0x29) : '')
}

const word = () => (roll.chance(0.5) ? latinWord(roll) : indicWord(roll))
const some = (of: () => string, most: number) => Array.from({ length: most }, of)

/** Every sentence that the judge of the search knows, each once. */
const sentences = [...publicQueries, ...moreQueries, ...furtherQueries].map(({ q }) => q)

/** Two neighbours swapped, or a letter left out. */
function misspelt(text: string): string {
  const letters = [...text]
  const at = 1 + Math.floor(roll.number() * Math.max(1, letters.length - 2))
  const [here = '', next = ''] = letters.slice(at, at + 2)
  const typed = roll.chance(0.5) ? [next, here] : [next]
  return [...letters.slice(0, at), ...typed, ...letters.slice(at + 2)].join('')
}

/** What is typed into a search, by kind; no text twice. */
export const searchTexts: Record<string, string[]> = {
  'judged queries': sentences,
  typos: sentences.map(misspelt),
  'nonsense words': some(word, many),
  'many nonsense words': some(() => some(word, 12).join(' '), many),
  'long pasted texts': some(
    () =>
      some(() => roll.one(sentences), 12)
        .join(' ')
        .slice(0, 1000),
    many,
  ),
}

export const warmUpTexts = [...sentences.slice(0, 60), ...some(word, 60)].map((text) => `${text} !`)

/** What is asked while each of them is typed, letter by letter from the second on. */
export const halfTypedTexts = sentences.flatMap((text, at) => {
  const letters = [...text]
  return at % 8 === 0 ? letters.slice(1).map((_, to) => letters.slice(0, to + 2).join('')) : []
})
