import { describe, expect, it } from 'vitest'
import { checkout } from '../words/en/checkout.ts'
import { faultsIn, orderFields, orderOf, typedIn } from './typed-order.ts'

const right = {
  'contact.email': 'meena@example.com',
  'contact.mobile': '98400 12345',
  'address.fullName': 'Meena R',
  'address.line1': '4 North Mada Street',
  'address.pin': '600 004',
  'address.city': 'Chennai',
  paymentMethod: 'cod',
}

function typed(changes: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, text] of Object.entries({ ...right, ...changes })) form.set(name, text)
  return typedIn(form)
}

describe('what is typed at the checkout', () => {
  it('says everything that is missing at once, beside its field', () => {
    const nothing = typedIn(new FormData())
    expect(Object.keys(nothing)).toEqual(orderFields)
    expect(Object.keys(faultsIn(nothing, checkout, 'en')).sort()).toEqual([
      'address.city',
      'address.fullName',
      'address.line1',
      'address.pin',
      'address.state',
      'contact.email',
      'contact.mobile',
      'paymentMethod',
    ])
  })

  it('the PIN code fills in the state before JavaScript does', () => {
    expect(faultsIn(typed(), checkout, 'en')).toEqual({})
    expect(orderOf(typed(), 'cod', 'h').address.state).toBe('Tamil Nadu')
    expect(orderOf(typed({ 'address.state': 'Kerala' }), 'cod', 'h').address.state).toBe('Kerala')
  })

  it('the courier calls the buyer, unless somebody else receives the parcel', () => {
    expect(orderOf(typed(), 'cod', 'h').address.mobile).toBe('98400 12345')
    const gift = typed({ 'address.mobile': '9000011111' })
    expect(orderOf(gift, 'cod', 'h').address.mobile).toBe('9000011111')
    expect(faultsIn(typed({ 'address.mobile': '12' }), checkout, 'en')).toHaveProperty([
      'address.mobile',
    ])
    expect(Object.keys(faultsIn(typed({ 'contact.mobile': '12' }), checkout, 'en'))).toEqual([
      'contact.mobile',
    ])
  })
})
