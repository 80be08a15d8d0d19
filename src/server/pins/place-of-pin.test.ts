import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { PlaceOfPin } from '#contract/pins/types.ts'
import { stateOfPin, states } from '#domain/address/pin.ts'
import { readPinTable } from '#domain/address/pin-table.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { newShopper, type Shopper } from '#test/shopper.ts'
import { lookUpPin } from './place-of-pin.ts'

describe('PIN code → district and state', () => {
  it.each([
    ['600004', 'Chennai', 'Tamil Nadu'],
    ['631501', 'Kancheepuram', 'Tamil Nadu'],
    ['641604', 'Tiruppur', 'Tamil Nadu'],
    ['643001', 'The Nilgiris', 'Tamil Nadu'],
    ['605001', 'Puducherry', 'Puducherry'],
    ['609602', 'Karaikal', 'Puducherry'],
    ['560001', 'Bengaluru', 'Karnataka'],
    ['570001', 'Mysuru', 'Karnataka'],
    ['682001', 'Ernakulam', 'Kerala'],
    ['695001', 'Thiruvananthapuram', 'Kerala'],
    ['673310', 'Mahe', 'Puducherry'],
    ['533464', 'Yanam', 'Puducherry'],
    ['500001', 'Hyderabad', 'Telangana'],
    ['520010', 'NTR', 'Andhra Pradesh'],
    ['682555', 'Lakshadweep', 'Lakshadweep'],
    ['403001', 'North Goa', 'Goa'],
    ['362520', 'Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['400050', 'Mumbai', 'Maharashtra'],
    ['110001', 'New Delhi', 'Delhi'],
    ['110006', 'North Delhi', 'Delhi'],
    ['160017', 'Chandigarh', 'Chandigarh'],
    ['194101', 'Leh', 'Ladakh'],
    ['246001', 'Pauri Garhwal', 'Uttarakhand'],
    ['700019', 'Kolkata', 'West Bengal'],
    ['744101', 'South Andaman', 'Andaman and Nicobar Islands'],
  ])('%s lies in %s, %s', async (pin, district, state) => {
    const place = await lookUpPin(pin)
    expect(place).toMatchObject({ district, state })
    expect(place.states).toContain(state)
  })

  it('of a PIN code that the table does not know, the state of its first digits is said', async () => {
    expect(await lookUpPin('600999')).toEqual({ district: null, state: 'Tamil Nadu', states: [] })
    expect(await lookUpPin('999999')).toEqual({ district: null, state: null, states: [] })
  })

  it.each(['', '6', '60000a', '6000041', '../../etc', 'constructor', '०००००१', '1'.repeat(9999)])(
    'no district for %j',
    async (text) => {
      expect((await lookUpPin(text)).district).toBeNull()
    },
  )
})

describe('the table', () => {
  const text = readFileSync(new URL('./pins.txt', import.meta.url), 'utf8')
  const table = readPinTable(text)

  it('knows the PIN codes of India, every one once, in states that an address may name', () => {
    expect(new Set(table.pins).size).toBe(table.pins.length)
    expect(table.pins.length).toBeGreaterThan(19_000)
    expect(new Set(table.places.map(({ state }) => state))).toEqual(new Set(states))
    expect(text.length).toBeLessThan(100_000)
  })

  it('differs from the first digits only where borders do', () => {
    const others = [...table.pins].filter((pin, at) => {
      const place = table.places[table.placeAt[at] ?? 0]
      return place?.state !== stateOfPin(String(pin))
    })
    expect(others.length).toBeLessThan(200)
  })

  it('districts are written as in an address, not in capitals', () => {
    for (const { district } of table.places) {
      expect(district).toMatch(/^(NTR|YSR |SAS )|^([A-Z][a-z]+|and|24)([ -]|$)/)
      expect(district.length).toBeLessThanOrEqual(40)
    }
  })
})

onBothEngines('GET /api/pins/{pin}', (testShop) => {
  let anyone: Shopper
  beforeAll(() => {
    anyone = newShopper(testShop())
  })

  it('answers anyone', async () => {
    const answer = await anyone.get('/api/pins/600004')
    expect(answer.as(PlaceOfPin)).toEqual({
      district: 'Chennai',
      state: 'Tamil Nadu',
      states: ['Tamil Nadu'],
    })
    const unknown = await anyone.get('/api/pins/999999')
    expect(unknown.as(PlaceOfPin)).toEqual({ district: null, state: null, states: [] })
  })

  it.each(['012345', '60000', '60000a', '..%2f..%2fetc', '%00', '600004%20'])(
    'refuses %s',
    async (pin) => {
      expect((await anyone.get(`/api/pins/${pin}`)).status).toBe(400)
    },
  )
})
