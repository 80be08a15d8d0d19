import { describe, expect, it } from 'vitest'
import { errorsOfDoubt, placeDoubt } from './place-doubt.ts'

const chennai = { district: 'Chennai', states: ['Tamil Nadu'] }

describe('a PIN code is held against the state', () => {
  it.each([
    ['the same state', 'Tamil Nadu', chennai, null],
    ['the same state, typed otherwise', ' tamil nadu', chennai, null],
    [
      'either state of a border',
      'Puducherry',
      { district: 'Cuddalore', states: ['Tamil Nadu', 'Puducherry'] },
      null,
    ],
    ['no state yet', ' ', chennai, null],
    ['another state', 'Bihar', chennai, { code: 'other_state', place: 'Chennai, Tamil Nadu' }],
    [
      'a PIN code that nobody knows',
      'Karnataka',
      { district: null, states: [] },
      { code: 'unknown_pin' },
    ],
  ])('%s', (_what, state, known, doubt) => {
    expect(placeDoubt(state, known)).toEqual(doubt)
  })

  it('a doubt stands beside the PIN code, and asks to be confirmed', () => {
    const errors = errorsOfDoubt({ code: 'other_state', place: 'Chennai, Tamil Nadu' })
    expect(Object.keys(errors)).toEqual(['address.pin', 'isAddressConfirmed'])
    expect(errors['address.pin']).toContain('Chennai, Tamil Nadu')
  })
})
