import { describe, expect, it } from 'vitest'
import { checkout } from '../words/en/checkout.ts'
import { faultsIn, firstChoice, orderFields, orderOf, typedIn } from './typed-order.ts'
import type { PlaceOfPin } from './use-checkout.ts'

const right = {
  'contact.email': 'meena@example.com',
  'contact.mobile': '98400 12345',
  'address.fullName': 'Meena R',
  'address.line1': '4 North Mada Street',
  'address.pin': '600 004',
  'address.city': 'Chennai',
  paymentMethod: 'cod',
}

const cash = { method: 'cod', totalHash: 'h' } as const
const guest = { words: checkout, language: 'en' } as const
const home = {
  ...{
    id: 7,
    isDefault: true,
    fullName: 'Meena R',
    mobile: '9840012345',
    line1: '9 Kutchery Road',
  },
  ...{ line2: '', pin: '600004', city: 'Chennai', state: 'Tamil Nadu' },
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
    expect(Object.keys(faultsIn(nothing, { ...guest, book: [] })).sort()).toEqual([
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
    expect(faultsIn(typed(), { ...guest, book: [] })).toEqual({})
    expect(orderOf(typed(), cash, []).address.state).toBe('Tamil Nadu')
    expect(orderOf(typed({ 'address.state': 'Kerala' }), cash, []).address.state).toBe('Kerala')
  })

  it('a place that a parcel may not find is asked about in its step, until it is confirmed', () => {
    const nowhere = { pin: '999999', district: null, state: null, states: [] }
    const by = { 'address.pin': '999 999', 'address.state': 'Karnataka' }
    const asked = (changes: Record<string, string>, place: PlaceOfPin = nowhere) =>
      faultsIn(typed({ ...by, ...changes }), { ...guest, book: [home], place })
    expect(asked({})).toEqual({
      'address.pin': 'We don’t know this PIN code. Please check it.',
      isAddressConfirmed: expect.any(String),
    })
    expect(asked({ confirmedPlace: '999999 Karnataka' })).toEqual({})
    // Another state is another place.
    expect(asked({ confirmedPlace: '999999 Kerala' })).toHaveProperty(['address.pin'])
    const chennai = { ...nowhere, pin: '600004', district: 'Chennai', states: ['Tamil Nadu'] }
    const bihar = { 'address.pin': '600004', 'address.state': 'Bihar' }
    expect(asked(bihar, chennai)['address.pin']).toContain('Chennai, Tamil Nadu')
    expect(asked({ ...bihar, 'address.state': 'Tamil Nadu' }, chennai)).toEqual({})
    // What was said of another PIN code, or before a kept address was chosen, asks nothing.
    expect(asked(bihar)).toEqual({})
    expect(asked({ savedAddress: '7' })).toEqual({})
  })

  it('the courier calls the buyer, unless somebody else receives the parcel', () => {
    expect(orderOf(typed(), cash, []).address.mobile).toBe('98400 12345')
    const gift = typed({ 'address.mobile': '9000011111' })
    expect(orderOf(gift, cash, []).address.mobile).toBe('9000011111')
    expect(faultsIn(typed({ 'address.mobile': '12' }), { ...guest, book: [] })).toHaveProperty([
      'address.mobile',
    ])
    expect(
      Object.keys(faultsIn(typed({ 'contact.mobile': '12' }), { ...guest, book: [] })),
    ).toEqual(['contact.mobile'])
  })

  it('takes a number of another country before anybody has said the country, and says how it is written', () => {
    const faultOf = (mobile: string) =>
      faultsIn(typed({ 'contact.mobile': mobile }), { ...guest, book: [] })['contact.mobile']
    const { wrongMobile, wrongPhone } = checkout.contact
    expect(faultOf('+1 201 555 0123')).toBeUndefined()
    expect([faultOf('+1 20'), faultOf('2015550123'), faultOf('+91 98')]).toEqual([
      ...[wrongPhone, wrongMobile, wrongMobile],
    ])
  })

  it('goes to the kept address that was chosen, which is asked about no more', () => {
    const { id: _id, isDefault: _isDefault, ...address } = home
    const chosen = typed({ savedAddress: '7', isAddressKept: 'on', 'address.line1': 'left over' })
    expect(orderOf(chosen, cash, [home])).toMatchObject({
      ...{ address, isAddressConfirmed: true, isAddressKept: false },
    })
    const bare = { ...typedIn(new FormData()), savedAddress: '7' }
    expect(Object.keys(faultsIn(bare, { ...guest, book: [home] })).sort()).toEqual([
      ...['contact.email', 'contact.mobile', 'paymentMethod'],
    ])
    const other = typed({ savedAddress: 'new', isAddressKept: 'on' })
    expect(orderOf(other, cash, [home])).toMatchObject({
      address: { line1: '4 North Mada Street' },
      ...{ isAddressConfirmed: false, isAddressKept: true },
    })
    expect(orderOf(typed({ savedAddress: '8' }), cash, [home]).address.line1).toBe(
      '4 North Mada Street',
    )
  })

  it('begins with the first address that is kept, until another one is chosen or it is gone', () => {
    expect([
      firstChoice([], null),
      firstChoice([home], null),
      firstChoice([home], typed({ savedAddress: '7' })),
      firstChoice([home], typed({ savedAddress: 'new' })),
      firstChoice([], typed({ savedAddress: '7' })),
    ]).toEqual(['new', '7', '7', 'new', 'new'])
  })
})
