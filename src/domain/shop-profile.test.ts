import { describe, expect, it } from 'vitest'
import { isPlaceholder, starterName, unsaidFields } from './shop-profile.ts'

const said = {
  name: 'Pallu',
  whatsapp: '919840012345',
  phone: '+91 98400 12345',
  email: 'hello@pallu.in',
  address: '12 North Mada Street, Chennai',
  social: [{}],
  team: [{}],
  questions: [{}],
}

describe('unsaidFields', () => {
  it('is empty once everything is said', () => expect(unsaidFields(said)).toEqual([]))

  it('names what is empty', () => {
    expect(unsaidFields({ ...said, address: ' ', team: [] })).toEqual(['address', 'team'])
  })

  it('names what is still as the demo shop had it', () => {
    const demo = {
      whatsapp: '919000000000',
      phone: '+91 90000 00000',
      email: 'hello@pallu.example',
    }
    const address = 'Pallu, 00 North Mada Street, Chennai 600004'
    expect(unsaidFields({ ...said, ...demo, address })).toEqual([
      ...['whatsapp', 'phone', 'email', 'address'],
    ])
  })

  it('names a shop that has no name of its own yet', () => {
    expect(unsaidFields({ ...said, name: starterName })).toEqual(['name'])
  })

  it('takes real numbers for real', () => {
    expect(isPlaceholder('phone', '+91 44 2800 0000')).toBe(false)
    expect(isPlaceholder('address', '600 004 Chennai')).toBe(false)
  })
})
