import { describe, expect, it } from 'vitest'
import { orderFields } from '../typed-order.ts'
import { faultsOf, firstOpen, isBefore, stepIn, stepOf } from './steps.ts'

describe('one step after the other', () => {
  it('every field has its step', () => {
    const at = (step: string) => orderFields.filter((field) => stepOf(field) === step)
    expect(at('contact')).toEqual(['contact.email', 'contact.mobile'])
    expect(at('address')).toEqual([
      ...['savedAddress', 'address.country', 'address.fullName'],
      ...['address.pin', 'address.city', 'address.state'],
      ...['address.line1', 'address.line2', 'address.mobile', 'isAddressKept'],
    ])
    expect(stepOf('isAddressConfirmed')).toBe('address')
    expect(stepOf('paymentMethod')).toBe('payment')
    expect(stepOf('buyerGstin')).toBe('payment')
  })

  it('who has told contact and address before begins with the payment', () => {
    expect(firstOpen({})).toBe('payment')
    expect(firstOpen({ paymentMethod: 'x' })).toBe('payment')
    expect(firstOpen({ paymentMethod: 'x', 'address.pin': 'x' })).toBe('address')
    expect(firstOpen({ 'address.pin': 'x', 'contact.email': 'x' })).toBe('contact')
  })

  it('an address may name a step, and a field is none', () => {
    expect(['#address', '#address.pin', '', '#x'].map(stepIn)).toEqual([
      'address',
      ...[undefined, undefined, undefined],
    ])
  })

  it('a step goes on when nothing of its own is wrong', () => {
    const faults = { 'contact.email': 'a', 'address.pin': 'b' }
    expect(faultsOf('address', faults)).toEqual({ 'address.pin': 'b' })
    expect(faultsOf('payment', faults)).toEqual({})
    expect([isBefore('contact', 'address'), isBefore('payment', 'address')]).toEqual([true, false])
  })
})
