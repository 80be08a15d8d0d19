import { describe, expect, it } from 'vitest'
import { familyOf, filterColours, neutralHex, swatches, swatchOf } from './colour.ts'

const demoColours =
  'Maroon, Red, Rust, Orange, Mustard, Yellow, Gold, Cream, White, Pink, Rose, Magenta, Purple, Lavender, Blue, Navy, Sky Blue, Teal, Green, Bottle Green, Mint, Moss, Brown, Grey, Black, Peach, Sandal, Copper'.split(
    ', ',
  )

describe('swatches', () => {
  it('there is one for every colour of the filter panel', () => {
    expect(filterColours).toEqual(demoColours)
    for (const colour of demoColours) {
      expect(familyOf(colour)).toBe(colour)
      expect(swatchOf(colour)).not.toBe(neutralHex)
    }
  })

  it('every one is a six-digit hex colour with a name of its own', () => {
    expect(swatches.every(({ hex }) => /^#[0-9a-f]{6}$/.test(hex))).toBe(true)
    expect(new Set(swatches.map(({ name }) => name)).size).toBe(swatches.length)
    expect(swatches.length).toBeGreaterThan(40)
  })

  it.each([
    ['Arakku Maroon', 'Maroon'],
    ['Turmeric Yellow', 'Yellow'],
    ['Peacock Blue', 'Blue'],
    ['Peacock Green', 'Teal'],
    ['deep bottle green', 'Bottle Green'],
    ['Kumkum', 'Red'],
  ])('%s belongs to %s', (name, family) => {
    expect(familyOf(name)).toBe(family)
  })

  it('a colour without a name is neutral', () => {
    expect(swatchOf('Zzz')).toBe(neutralHex)
    expect(swatchOf('')).toBe(neutralHex)
    expect(familyOf('Zzz')).toBeNull()
  })
})
