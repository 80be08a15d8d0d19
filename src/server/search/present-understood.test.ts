import { expect, it } from 'vitest'
import { dictionary } from '#domain/search/dictionary.ts'
import type { Criterion, Plan } from '#domain/search/understand.ts'
import { presentUnderstood } from './present-understood.ts'

// What a shopper is told a search was understood as, each with what is left of it once that is taken back.

const conceptOf = (name: string) => {
  const concept = dictionary().byName.get(name)
  if (!concept) throw new Error(`The lexicon has no ${name}.`)
  return concept
}
const wanted = (more: Partial<Criterion>): Criterion => ({
  ...{ concept: null, term: '', code: '', part: null, isNot: false, spans: [] },
  ...more,
})
const plan = (more: Partial<Plan>): Plan => ({
  ...{ criteria: [], price: null, order: null, unknown: [], elsewhere: [], help: [] },
  ...{ isEverything: false, correctedTo: null, notRead: '', ...more },
})
const plain = { isNot: false, minPrice: null, maxPrice: null, sort: null }
const red = conceptOf('Red')

it('a colour has its name in each language, and taking it back leaves the rest', () => {
  const spans = [{ from: 0, to: 3 }]
  expect(
    presentUnderstood('red silk', plan({ criteria: [wanted({ concept: red, spans })] })),
  ).toEqual([{ ...plain, labels: red.labels, rest: 'silk' }])
})

it('a colour of a part says of which, in each language that has a word for the part', () => {
  for (const [part, name] of [
    ...([
      ['border', 'Border'],
      ['pallu', 'Pallu'],
    ] as const),
    ...([
      ['blouse', 'Blouse'],
      ['zari', 'Zari'],
    ] as const),
  ]) {
    const [shown] = presentUnderstood('x', plan({ criteria: [wanted({ concept: red, part })] }))
    const parts = Object.entries(conceptOf(name).labels)
    const labels = Object.entries(red.labels).map(([language, label]) => {
      const said = parts.find(([one]) => one === language)?.[1]
      return [language, said === undefined ? label : `${said}: ${label}`]
    })
    expect(shown?.labels).toEqual(Object.fromEntries(labels))
    expect(shown?.labels['en']).toBe(`${name}: Red`)
  }
})

it('a word of the catalogue is said as it is, a code in capitals, and what is not wanted so', () => {
  const text = 'kora kj7 not red'
  const criteria = [
    wanted({ term: 'kora', spans: [{ from: 0, to: 4 }] }),
    wanted({ code: 'kj7', spans: [{ from: 5, to: 8 }] }),
    wanted({ concept: red, isNot: true, spans: [{ from: 9, to: 16 }] }),
  ]
  expect(presentUnderstood(text, plan({ criteria }))).toEqual([
    { ...plain, labels: { en: 'kora' }, rest: 'kj7 not red' },
    { ...plain, labels: { en: 'KJ7' }, rest: 'kora not red' },
    { ...plain, labels: red.labels, isNot: true, rest: 'kora kj7' },
  ])
})

it('a price and an order stand after what is to be had, and are no words', () => {
  const text = 'silk 2000 to 5000 cheapest'
  const price = { from: 5, to: 17, minPrice: 2000, maxPrice: 5000 }
  const order = { sort: 'price-asc', spans: [{ from: 18, to: 26 }] } as const
  expect(presentUnderstood(text, plan({ price, order }))).toEqual([
    { ...plain, labels: {}, minPrice: 2000, maxPrice: 5000, rest: 'silk cheapest' },
    { ...plain, labels: {}, sort: 'price-asc', rest: 'silk 2000 to 5000' },
  ])
  expect(presentUnderstood(text, plan({}))).toEqual([])
})
