import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filterColours } from '#domain/colour.ts'
import { colourFamilies, inFamilies, toggleShades } from './colour-families.ts'
import { emptyFilter } from './listing.ts'

it('every filter colour of the shop belongs to one family', () => {
  const members: string[] = Object.values(colourFamilies).flat()
  expect(members.toSorted()).toEqual(filterColours.toSorted())
})

it('a family counts its shades; what has no name stands under others', () => {
  const offered = inFamilies([
    { value: 'Bottle Green', count: 2 },
    { value: 'Maroon', count: 0 },
    { value: 'Ultraviolet glow', count: 1 },
    { value: 'Parrot Green', count: 3 },
  ])
  expect(offered.map(({ family, count }) => [family, count])).toEqual([
    ['reds', 0],
    ['greens', 5],
    ['others', 1],
  ])
})

it('choosing a family chooses all its shades, choosing it again none, and others stay', () => {
  const some = fc.subarray(['Red', 'Maroon', 'Rust', 'Green', 'Blue'])
  fc.assert(
    fc.property(some, (colors) => {
      const filter = { ...emptyFilter, colors, page: 3 }
      const whole = toggleShades({ ...filter, colors: ['Blue'] }, ['Red', 'Rust'])
      expect(whole).toMatchObject({ colors: ['Blue', 'Red', 'Rust'], page: 1 })
      expect(toggleShades(whole, ['Red', 'Rust']).colors).toEqual(['Blue'])
      const twice = toggleShades(toggleShades(filter, ['Red', 'Green']), ['Red', 'Green'])
      expect(twice.colors.filter((one) => !['Red', 'Green'].includes(one))).toEqual(
        colors.filter((one) => !['Red', 'Green'].includes(one)).toSorted(),
      )
    }),
  )
})
