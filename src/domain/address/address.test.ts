import { describe, expect, it } from 'vitest'
import { validateAddress } from './address.ts'

const good = {
  fullName: ' Meera  Iyer ',
  mobile: '+91 98765 43210',
  line1: '12, Car Street',
  line2: '',
  city: 'Madurai',
  state: 'Tamil Nadu',
  pin: '625 001',
}

describe('validateAddress', () => {
  it('gives the address as the parcel label needs it', () => {
    expect(validateAddress(good)).toEqual({
      ok: true,
      address: { ...good, fullName: 'Meera Iyer', mobile: '9876543210', pin: '625001' },
    })
  })

  it('says what is wrong field by field', () => {
    const answer = validateAddress({ ...good, fullName: ' ', mobile: '12345', pin: '012345' })
    expect(answer.ok ? null : Object.keys(answer.fields)).toEqual(['fullName', 'mobile', 'pin'])
  })

  it('asks for everything of nothing, but for no second line', () => {
    const answer = validateAddress({})
    expect(answer.ok ? null : Object.keys(answer.fields).toSorted()).toEqual([
      'city',
      'fullName',
      'line1',
      'mobile',
      'pin',
      'state',
    ])
  })

  it('refuses what no label can hold', () => {
    const answer = validateAddress({ ...good, line2: 'x'.repeat(121) })
    expect(answer.ok ? null : answer.fields).toEqual({
      line2: 'Area or landmark must be at most 120 characters',
    })
  })

  it('asks of an address abroad what its fields are called there', () => {
    const answer = validateAddress({ ...good, country: 'US', city: '', state: '', pin: '08820' })
    expect(answer.ok ? null : [answer.fields['city'], answer.fields['state']]).toEqual([
      'Please enter the town or city',
      'Please enter the state or province',
    ])
    // Where nobody needs one, none is asked for.
    const there = { ...good, country: 'SG', state: '', pin: '018956', mobile: '+6561234567' }
    expect(validateAddress(there).ok).toBe(true)
  })
})
