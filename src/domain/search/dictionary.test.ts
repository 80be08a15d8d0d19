import { expect, it } from 'vitest'
import { dictionary } from './dictionary.ts'

it('no phrase of the lexicon means two things', () => {
  const phrases = [...dictionary().keyed.values()].flat()
  const meanings = Map.groupBy(phrases, ({ phrase }) => phrase)
  const double = [...meanings].flatMap(([phrase, all]) => {
    const names = [...new Set(all.map(({ concept }) => concept.name))]
    return names.length > 1 ? [`${phrase}: ${names.join(', ')}`] : []
  })
  expect(double).toEqual([])
})

it('whatever is meant can be named in all six languages, or at least in English', () => {
  for (const { kind, name, labels } of dictionary().concepts) {
    expect(labels.en, name).toBeTruthy()
    if (kind === 'color' && name !== 'Crimson' && name !== 'Pomegranate') {
      expect(Object.keys(labels).length, name).toBeGreaterThanOrEqual(5)
    }
  }
})

it('what one entry means besides, is an entry too', () => {
  const { concepts, byName } = dictionary()
  for (const { also } of concepts) if (also !== null) expect(byName.get(also)?.name).toBe(also)
})
