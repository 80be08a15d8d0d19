import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentsOf } from './accents.ts'
import { comparePath, mostCompared, mostRecent, readIds, withRecent } from './chosen-pieces.ts'
import { isNearPrice, type Kin, sharedFactKinds, sharedFacts } from './shared-facts.ts'

const arakku: Kin = {
  ...{ fabric: 'Silk', color: 'Maroon', occasion: 'Wedding', categoryId: 1 },
  currentPricePaise: 4_250_000,
  facts: { weave: 'Korvai, three-shuttle', border: 'Temple, 14 cm each side' },
}
const stranger: Kin = {
  ...{ fabric: 'Cotton', color: 'Blue', occasion: 'Office', categoryId: 2 },
  currentPricePaise: 100_000,
  facts: {},
}

describe('every related saree says why', () => {
  it('names what both have, what says the most first, two at most', () => {
    expect(
      sharedFacts(arakku, { ...stranger, facts: { weave: 'Korvai' }, color: 'Maroon' }),
    ).toEqual(['weave', 'color'])
    expect(sharedFacts(arakku, { ...arakku })).toEqual(['weave', 'border'])
    expect(sharedFacts(arakku, { ...stranger, occasion: 'Wedding' })).toEqual(['occasion'])
  })
  it('says nothing where nothing is shared, and takes two unknown facts for no likeness', () => {
    expect(sharedFacts(arakku, stranger)).toEqual([])
    expect(sharedFacts({ ...stranger, color: '' }, { ...arakku, color: '', facts: {} })).toEqual([])
  })
  it('tells the same of both, but for the price', () => {
    const kin = fc.record({
      fabric: fc.constantFrom('Silk', 'Cotton'),
      color: fc.constantFrom('Red', ''),
      occasion: fc.constantFrom('Wedding', 'Office'),
      categoryId: fc.constantFrom(1, 2),
      currentPricePaise: fc.constant(100),
      facts: fc.record({ weave: fc.constantFrom('Korvai', 'Korvai, three-shuttle', '') }),
    })
    fc.assert(
      fc.property(kin, kin, (one, other) => {
        const told = sharedFacts(one, other)
        expect(told).toEqual(sharedFacts(other, one))
        expect(told).toEqual(told.toSorted((a, b) => placeOf(a) - placeOf(b)))
      }),
    )
  })
  it('a price is near from three fifths to eight fifths', () => {
    expect([59_999, 60_000, 160_000, 160_001].map((paise) => isNearPrice(100_000, paise))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

const placeOf = (kind: (typeof sharedFactKinds)[number]) => sharedFactKinds.indexOf(kind)

describe('what goes with it picks up a colour of border or pallu', () => {
  it.each([
    [
      { border: 'Temple, parrot green', pallu: 'Mustard and sky blue' },
      ['Sky Blue', 'Green', 'Mustard', 'Blue'],
    ],
    [{ border: 'Maroon', pallu: 'Arakku' }, []],
    [{}, []],
  ])('%j', (facts, families) => {
    expect(new Set(accentsOf({ color: 'Maroon', facts }))).toEqual(new Set(families))
  })
})

describe('ids that an address names', () => {
  it('each once, no more than fit, and nothing that is no id', () => {
    expect(readIds('3,3,0,-1,x,12, 7,9', 4)).toEqual([3, 12, 9])
    expect(readIds(null, 4)).toEqual([])
    expect(readIds('1,2,3,4,5', mostCompared)).toEqual([1, 2, 3, 4])
  })
  it('of more than four the last four stand side by side', () => {
    expect(comparePath([1, 2, 3, 4, 5, 5])).toBe('/compare?ids=2,3,4,5')
  })
  it('the one looked at last is in front, each stands once', () => {
    expect(withRecent([1, 2, 3], 3)).toEqual([3, 1, 2])
    const many = Array.from({ length: 20 }, (_, at) => at + 1)
    expect(withRecent(many, 99)).toHaveLength(mostRecent)
  })
})
