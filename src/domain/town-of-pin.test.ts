import { describe, expect, it } from 'vitest'
import { stateOfPin } from './pin.ts'
import { townBeginnings, townOfPin } from './town-of-pin.ts'

describe('townOfPin', () => {
  it.each([
    ['600004', 'Chennai'],
    ['641002', 'Coimbatore'],
    ['641604', 'Tiruppur'],
    ['631501', 'Kancheepuram'],
    ['605001', 'Puducherry'],
    ['643001', 'Udhagamandalam'],
    ['643211', 'The Nilgiris'],
    ['560038', 'Bengaluru'],
    ['570001', 'Mysuru'],
    ['500034', 'Hyderabad'],
    ['520010', 'Vijayawada'],
    ['682016', 'Kochi'],
    ['695001', 'Thiruvananthapuram'],
    ['400050', 'Mumbai'],
    ['400601', 'Thane'],
    ['110001', 'Delhi'],
    ['700019', 'Kolkata'],
  ])('%s lies in %s', (pin, town) => {
    expect(townOfPin(pin)).toBe(town)
  })

  it('does not guess where several districts share a beginning', () => {
    for (const pin of ['621102', '679101', '900001', '60', '', 'constructor']) {
      expect([pin, townOfPin(pin)]).toEqual([pin, null])
    }
  })

  it('every beginning stands once, is one of a PIN code, and lies in a state', () => {
    for (const start of townBeginnings.keys()) {
      expect(start).toMatch(/^[1-9]\d{2,5}$/)
      expect([start, stateOfPin(start.padEnd(6, '0'))]).not.toEqual([start, null])
    }
    expect(new Set(townBeginnings.values()).size).toBeGreaterThan(200)
  })
})
