import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Place, placeOfPin, readPinTable, statesOfPin, writePinTable } from './pin-table.ts'

const pins = fc.integer({ min: 100_000, max: 999_999 }).map(String)
const places = fc.record({
  district: fc.constantFrom('Chennai', 'The Nilgiris', 'SAS Nagar (Mohali)', 'Bilaspur'),
  state: fc.constantFrom('Tamil Nadu', 'Punjab', 'Chhattisgarh', 'Himachal Pradesh'),
})
const tables = fc
  .array(fc.tuple(pins, places), { maxLength: 80 })
  .map((entries) => new Map<string, Place>(entries))

describe('the table of PIN codes', () => {
  it('what is written is read again, PIN code by PIN code', () => {
    fc.assert(
      fc.property(tables, fc.array(pins), (placeOf, others) => {
        const table = readPinTable(writePinTable(placeOf))
        expect(table.pins).toHaveLength(placeOf.size)
        for (const pin of [...placeOf.keys(), ...others]) {
          expect(placeOfPin(table, pin)).toEqual(placeOf.get(pin) ?? null)
        }
      }),
    )
  })

  it('neighbours are a run, whose order does not matter', () => {
    const place = { district: 'Chennai', state: 'Tamil Nadu' }
    const neighbours = ['600004', '600001', '600003', '600002', '600010']
    const text = writePinTable(new Map(neighbours.map((pin) => [pin, place])))
    expect(text).toBe('Tamil Nadu\nChennai\t600001 1x3 6\n')
  })

  it('a PIN code that crosses a border lies in every one of its states', () => {
    const place = { district: 'Viluppuram', state: 'Tamil Nadu' }
    const placeOf = new Map(['605106', '605107', '605108'].map((pin) => [pin, place]))
    const text = writePinTable(placeOf, new Map([['605107', ['Puducherry', 'Kerala']]]))
    expect(text).toBe('Tamil Nadu\nViluppuram\t605106 1x2\n+Kerala\t605107\n+Puducherry\t605107\n')
    const table = readPinTable(text)
    expect(statesOfPin(table, '605107')).toEqual(['Tamil Nadu', 'Kerala', 'Puducherry'])
    expect(statesOfPin(table, '605106')).toEqual(['Tamil Nadu'])
    expect(statesOfPin(table, '605109')).toEqual([])
  })

  it('a line for people is no state', () => {
    const table = readPinTable('# From a directory\nGoa\nNorth Goa\t403001 1\n')
    expect(placeOfPin(table, '403002')).toEqual({ district: 'North Goa', state: 'Goa' })
    expect(placeOfPin(table, '403003')).toBeNull()
  })

  it('knows nothing of what is no PIN code', () => {
    const table = readPinTable('Goa\nNorth Goa\t403001 1\n')
    for (const pin of ['', '40300', '4030010', '403001\n', ' 403001', '4.03e5', '４０３００１']) {
      expect([pin, placeOfPin(table, pin)]).toEqual([pin, null])
    }
    expect(placeOfPin(readPinTable(''), '403001')).toBeNull()
  })
})
