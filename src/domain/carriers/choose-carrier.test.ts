import { expect, it } from 'vitest'
import { type CarrierChoice, carrierFor } from './choose-carrier.ts'

const choices: CarrierChoice[] = [
  { zone: 'North East', payment: 'any', carrier: 'india-post' },
  { zone: '', payment: 'cod', carrier: 'shiprocket' },
  { zone: '', payment: 'any', carrier: 'own' },
]

it.each([
  ['North East', true, 'india-post'],
  ['North East', false, 'india-post'],
  ['Tamil Nadu', true, 'shiprocket'],
  [null, false, 'own'],
])('in %s, paid at the door %s: %s', (zone, isCod, carrier) => {
  expect(carrierFor(choices, { zone, isCod })).toBe(carrier)
})

it('is nobody where no row fits', () => {
  expect(carrierFor(choices.slice(0, 2), { zone: null, isCod: false })).toBeNull()
})
