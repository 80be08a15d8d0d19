import { expect, it } from 'vitest'
import {
  attributeOf,
  attributes,
  columnKeys,
  factKeys,
  filterGroups,
  filterValue,
  foundKeys,
  saidOf,
} from './attributes.ts'
import { policy } from './policy.ts'

const saree = { fabric: 'Silk, Cotton', color: 'Red', occasion: 'Wedding' }

it('an attribute is kept in one place', () => {
  expect([...columnKeys, ...factKeys]).toEqual(Object.keys(attributes))
})

it('addresses name the groups as they always did, and no two alike', () => {
  expect(filterGroups.slice(0, 3)).toEqual(['fabrics', 'colors', 'occasions'])
  expect(new Set(Object.values(attributeOf)).size).toBe(filterGroups.length)
  const taken = [
    'filter',
    'category',
    'q',
    'minPrice',
    'maxPrice',
    'sort',
    'page',
    'limit',
    'price',
  ]
  expect(filterGroups.filter((group) => taken.includes(group))).toEqual([])
})

it('a column is filtered by all that it says, a fact by what it says first', () => {
  expect(filterValue(saree, 'fabrics')).toBe('Silk, Cotton')
  const facts = { weave: ' Korvai , three-shuttle', zari: 'None' }
  expect(filterValue({ ...saree, facts }, 'weaves')).toBe('Korvai')
  expect(filterValue({ ...saree, facts }, 'zari')).toBe('None')
  expect(filterValue({ ...saree, facts }, 'borders')).toBe('')
})

it('what is too long for an address is no choice', () => {
  const border = 'x'.repeat(policy.listing.maxValueLength)
  expect(filterValue({ ...saree, facts: { border } }, 'borders')).toBe(border)
  expect(filterValue({ ...saree, facts: { border: `${border}x` } }, 'borders')).toBe('')
})

it('a place is filtered by its region, what stands behind its last comma', () => {
  const inRegion = (place: string) => filterValue({ ...saree, facts: { place } }, 'regions')
  expect(inRegion('Kanchipuram tradition, Tamil Nadu')).toBe('Tamil Nadu')
  expect(inRegion('Kerala')).toBe('Kerala')
  expect(inRegion('')).toBe('')
})

it('a search reads what its row says it does, of columns and of facts', () => {
  expect(foundKeys).toEqual(['fabric', 'color', 'occasion', 'weave', 'place', 'design'])
  const facts = { weave: 'Korvai, three-shuttle' }
  const said = foundKeys.map((key) => saidOf({ ...saree, facts }, key))
  expect(said).toEqual(['Silk, Cotton', 'Red', 'Wedding', 'Korvai, three-shuttle', '', ''])
})
