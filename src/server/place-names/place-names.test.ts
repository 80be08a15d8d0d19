import { describe, expect, it } from 'vitest'
import { states } from '#domain/address/pin.ts'
import { languages } from '#domain/language.ts'
import { lettersOf } from '#test/letters.ts'
import { countryIn, placeLabels, placeOfSupplyIn, statesIn } from './place-names.ts'

const others = languages.filter((language) => language !== 'en')
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const countries = letters
  .flatMap((one) => letters.map((other) => one + other))
  .filter((code) => regions.of(code) !== undefined)

describe.each(others)('in %s', (language) => {
  const foreign = (name: string) => lettersOf(name, language).foreign > 0

  it('the states of India are all there, each by a name in its letters', () => {
    const said = statesIn(language)
    expect(said.map(({ name }) => name)).toEqual(states)
    expect(new Set(said.map(({ label }) => label)).size).toBe(states.length)
    expect(said.filter(({ label }) => foreign(label))).toEqual([])
  })

  it('every country that there is has a name in its letters', () => {
    expect(countries.length).toBeGreaterThan(240)
    expect(countries.filter((code) => foreign(countryIn(language, code)))).toEqual([])
  })
})

describe('a place', () => {
  it('is called as readers of a language call it', () => {
    expect(countryIn('en', 'US', 'USA (no PO boxes)')).toBe('USA (no PO boxes)')
    expect(countryIn('ta', 'US', 'USA (no PO boxes)')).toBe('அமெரிக்கா')
    expect(countryIn('kn', 'AE')).toBe('ಯುನೈಟೆಡ್ ಅರಬ್ ಎಮಿರೇಟ್ಸ್')
    expect(countryIn('hi', 'QQ', 'Somewhere')).toBe('Somewhere')
    expect(placeOfSupplyIn('ta', '33')).toBe('33-தமிழ்நாடு')
    expect(placeOfSupplyIn('en', '33')).toBe('33-Tamil Nadu')
    expect(placeOfSupplyIn('te', '55')).toBe('55')
  })

  it('of an address is named where that is not how it is written', () => {
    expect(placeLabels({ state: 'Kerala' }, 'ml')).toEqual({ placeLabels: { state: 'കേരളം' } })
    expect(placeLabels({ state: 'Kerala' }, 'en')).toEqual({})
    expect(placeLabels({ state: 'Kerala' }, 'ml')).not.toHaveProperty('placeLabels.country')
    const abroad = { state: 'Kerala', country: 'US' }
    expect(placeLabels(abroad, 'en')).toEqual({ placeLabels: { country: 'United States' } })
    expect(placeLabels(abroad, 'hi')).toEqual({ placeLabels: { country: 'अमेरिका' } })
  })
})
