import { expect, it } from 'vitest'
import { loggedSearch } from './logged-search.ts'
import { ownWordsOf } from './own-words.ts'
import { understand } from './understand.ts'

const own = ownWordsOf([
  { said: 'Samuthrika', meant: 'silk with temple border' },
  { said: 'ஆண்டாள்', meant: 'kanjivaram' },
  { said: 'lehenga', meant: 'organza' },
  { said: 'new bride', meant: 'wedding' },
  { said: 'ayyo', meant: '' },
  { said: 'loop', meant: 'loop' },
])
const known = { words: new Map<string, number>(), isCode: () => false, own }

function told(text: string, isTyping = false): string {
  const { criteria, unknown, elsewhere, isEverything } = understand(text, { ...known, isTyping })
  const names = criteria.map(({ concept, part }) => (part ? `${part}: ` : '') + concept?.name)
  const rest = [...unknown, ...elsewhere].map((word) => `?${word}`)
  return [...names, ...rest, ...(isEverything ? ['everything'] : [])].join(' + ')
}

it.each([
  ['samuthrika', 'Silk + border: Temple'],
  ['SAMUTHRIKA sarees', 'Silk + border: Temple'],
  ['சமுத்ரிகா', 'Silk + border: Temple'],
  ['red samuthrika', 'Red + Silk + border: Temple'],
  ['andal', 'Kanjivaram'],
  ['aandaal', 'Kanjivaram'],
  ['ஆண்டாள்', 'Kanjivaram'],
  ['ஆண்டாளுக்கு', 'Kanjivaram'],
  ['ఆండాళ్', 'Kanjivaram'],
  ['lehenga', 'Organza'],
  ['new bride saree', 'Wedding'],
  ['new saree', 'New'],
  ['ayyo', 'everything'],
  ['ayyo red', 'Red'],
  ['loop', '?loop'],
])('what the owner taught comes first: %s is %s', (text, meaning) => {
  expect(told(text)).toBe(meaning)
})

it('a half-typed word may become one of the owner’s', () => {
  expect([told('samuth', true), told('samuth')]).toEqual(['Silk + border: Temple', '?samuth'])
  expect(told('சமுத்', true)).toBe('Silk + border: Temple')
})

const logged = (address: string) => {
  const [path = '', query = ''] = address.split('?')
  return loggedSearch(
    path,
    query.split('&').map((one) => [one.split('=')[0] ?? '', one.split('=')[1] ?? '']),
  )
}

it.each([
  ['/api/search?q=Red  Silk!', 'red silk', 'en'],
  ['/products?q=சேலை&sort=latest', 'சேலை', 'ta'],
  ['/ta/products?q=pattu', 'pattu', 'en'],
  ['/hi/products?q=साड़ी', 'साड़ी', 'hi'],
])('a search is counted by its words and their script: %s', (address, query, language) => {
  expect(logged(address)).toEqual({ query, language })
})

it.each([
  '/products',
  '/products?q=',
  '/products?q=silk&page=2',
  '/products?q=silk&fabrics=Silk',
  '/products/kasavu?q=silk',
  '/admin/products?q=silk',
  '/api/search?category=kasavu',
  '/api/search?q=asha@example.in',
  '/api/search?q=98400 12345',
  '/api/search?q=9840-012-345',
  '/api/search?q=௯௮௪௦௦௧௨௩௪௫',
  '/api/search?q=?!',
])('nothing of it is counted: %s', (address) => {
  expect(logged(address)).toBeNull()
})
