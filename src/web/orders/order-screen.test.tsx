import { describe, expect, it } from 'vitest'
import type { Order } from '#contract/orders/types.ts'
import type { TaxSummary } from '#contract/tax/types.ts'
import { firstTerms, toldTerms } from '#domain/delivery/delivery-terms.ts'
import { firstCalendar } from '#domain/delivery/shop-calendar.ts'
import { draw } from '#test/draw.tsx'
import { DeliveryNote } from '../product/delivery/delivery-note.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHead } from './order-head.tsx'

// What a shopper reads on the page of an order, on the screen and not in the dictionary.

const order = {
  ...{ number: 'PAL-2026-000007', token: 'a'.repeat(22), state: 'delivered' },
  ...{ placedAt: '2026-01-15T20:00:00.000Z', lines: [], parcels: [], events: [], returns: [] },
  ...{ subtotal: 12_000, discount: 1200, couponCode: 'WELCOME10', shipping: 0, fee: 50 },
  ...{ total: 10_850, paid: 10_850, refunded: 500, refundPending: 0, paymentMethod: 'cod' },
  address: {
    ...{
      fullName: 'Asha Iyer',
      mobile: '9876500001',
      line1: '7 Car Street',
      line2: 'Near the tank',
    },
    ...{ city: 'Madurai', state: 'Tamil Nadu', pin: '625001' },
  },
  contact: { email: 'meena@example.in', mobile: '9840012345' },
  ...{ note: 'Please call first', giftMessage: 'For your day, Asha', invoiceNumber: 'INV-000003' },
  documents: [
    {
      id: 1,
      kind: 'bill',
      number: 'INV-000003',
      day: '2026-01-18',
      total: 10_850,
      isCancelled: false,
    },
    {
      id: 2,
      kind: 'credit-note',
      number: 'CN-000001',
      day: '2026-01-20',
      total: 500,
      isCancelled: false,
    },
  ],
  expected: { from: '2026-01-21T18:30:00.000Z', to: '2026-01-25T18:30:00.000Z' },
} as unknown as Order // The parts that these screens show.

describe('the order of a saree that comes instead', () => {
  const waiting = {
    ...{ ...order, state: 'pending_payment', exchangeOf: 'PAL-1', payment: null, paid: 0 },
    ...{ confirmBefore: null, heldUntil: null },
  } as unknown as Order // The parts that its head shows.

  it('waits for the old saree, and once that is here for the money of its order', async () => {
    const away = await draw(<OrderHead order={waiting} />)
    expect(away.text).toContain('We send it once the saree of order PAL-1 has arrived with us.')
    const here = await draw(<OrderHead order={{ ...waiting, isExchangeBack: true }} />)
    expect(here.text).toContain(
      'The saree of order PAL-1 has arrived with us. We send this one once the payment for that order has reached us.',
    )
    expect(here.text).not.toContain('We send it once')
  })
})

describe('the page of an order', () => {
  it('says what it came to, what was paid and what came back', async () => {
    const { text } = await draw(<OrderFacts order={order} />)
    for (const part of [
      ...['Subtotal ₹12,000', 'WELCOME10', '₹1,200', 'Total ₹10,850'],
      ...['Paid ₹10,850', 'Refunded ₹500'],
    ]) {
      expect(text).toContain(part)
    }
    const unpaid = await draw(<OrderFacts order={{ ...order, paid: 0, refunded: 0 }} />)
    expect(unpaid.text).not.toMatch(/Refunded|Paid/)
  })

  it('does not call money what came back as store credit', async () => {
    const returns = [{ credit: { code: 'SC-7K3Q9H2M', issued: 500, balance: 500 } }]
    const told = { state: 'refunded', creditBack: 500, returns }
    const credited = { ...order, ...told } as unknown as Order
    const { text } = await draw(<OrderFacts order={credited} />)
    expect(text).toContain('Back as store credit ₹500')
    expect(text).not.toContain('Refunded')
    const head = await draw(<OrderHead order={credited} />)
    expect(head.text).not.toMatch(/Your money is on its way|Refunded/)
    const part = await draw(<OrderHead order={{ ...credited, refunded: 700 }} />)
    expect(part.text).toContain('Your money is on its way back to you;')
  })

  it('tells a refund that the gateway has not confirmed yet from one that has gone', async () => {
    const asked = { ...order, refunded: 700, refundPending: 200 }
    expect((await draw(<OrderFacts order={asked} />)).text).toContain(
      'Refunded ₹500 Refund on its way ₹200',
    )
    const none = await draw(<OrderFacts order={{ ...order, refunded: 200, refundPending: 200 }} />)
    expect(none.text).toContain('Refund on its way ₹200')
    expect(none.text).not.toContain('Refunded')
    const tamil = await draw(<OrderFacts order={asked} />, { language: 'ta' })
    expect(tamil.text).toContain('ரீஃபண்ட் வந்துகொண்டிருக்கிறது ₹200')
  })

  it('tells the tax of each rate by its heads, in the language of the page; none where none is charged', async () => {
    const heads = { taxable: 10_152.38, cgst: 253.81, sgst: 253.81, igst: 0 }
    const home: TaxSummary = {
      ...{ place: '31', supply: 'intra', stateTax: 'UTGST', tax: 507.62, ...heads },
      byRate: [{ rate: 5, ...heads }],
    }
    const inside = await draw(<OrderFacts order={{ ...order, tax: home }} />)
    expect(inside.text).toContain('Includes GST of ₹507.62')
    expect(inside.text).toContain('CGST 2.5% on ₹10,152.38 ₹253.81')
    expect(inside.text).toContain('UTGST 2.5% on ₹10,152.38 ₹253.81')
    const inter = { ...heads, cgst: 0, sgst: 0, igst: 507.62 }
    const byRate = [{ rate: 5, ...inter }]
    const away: TaxSummary = { ...home, supply: 'inter', ...inter, byRate }
    const across = await draw(<OrderFacts order={{ ...order, tax: away }} />, { language: 'ta' })
    expect(across.text).toContain('₹10,152.38 மீது IGST 5% ₹507.62')
    expect(across.text).not.toContain('CGST')
    expect((await draw(<OrderFacts order={order} />)).text).not.toContain('GST')
  })

  it('says where it goes, with the mobile of both, and what was said with it', async () => {
    const { text } = await draw(<OrderFacts order={order} />)
    for (const part of [
      ...['Asha Iyer', '7 Car Street', 'Near the tank', 'Madurai 625001, Tamil Nadu', '9876500001'],
      ...['meena@example.in', '9840012345', 'Please call first', 'For your day, Asha'],
      'INV-000003',
    ]) {
      expect(text).toContain(part)
    }
  })

  it('breaks no number of a document at its hyphen', async () => {
    const { html, text } = await draw(<OrderFacts order={order} />)
    expect(html).toContain('<span class="whitespace-nowrap">INV-000003</span>')
    expect(html).toContain('<span class="whitespace-nowrap">CN-000001</span>')
    expect(text).toContain('Credit note CN-000001 (PDF)')
  })

  it('says when, by the days of India, in the language of the page', async () => {
    const english = await draw(<OrderHead order={order} />)
    expect(english.text).toContain('PAL-2026-000007')
    expect(english.text).toContain('Fri, 16 Jan')
    expect(english.text).toMatch(/Thu, 22 Jan.*Mon, 26 Jan/)
    const tamil = await draw(<OrderHead order={order} />, { language: 'ta' })
    expect(tamil.text).toContain('ஜன. 22, வியா.')
    expect(tamil.text).not.toMatch(/[A-Z][a-z]{2},? \d/)
  })
})

const delivery = toldTerms(firstTerms)

describe('when a saree would arrive', () => {
  // 1:30 at night in India, when it is still the day before in Greenwich.
  const now = Date.UTC(2026, 0, 15, 20, 0)

  it('counts the days of India', async () => {
    const { text } = await draw(<DeliveryNote delivery={delivery} />, { now })
    expect(text).toMatch(/Fri, 23 Jan.*Tue, 27 Jan/)
  })

  it('promises nothing too early to whoever never learns the hour', async () => {
    const calendar = { ...firstCalendar, cutOff: '14:00', handlingDays: 1 }
    const morning = Date.UTC(2026, 0, 16, 3)
    const told = { ...delivery, calendar }
    const { text } = await draw(<DeliveryNote delivery={told} />, { now: morning })
    expect(text).toMatch(/Tue, 27 Jan.*Thu, 29 Jan/)
  })

  it.each([
    ['ta', /ஜன/],
    ['te', /జన/],
    ['kn', /ಜನ/],
    ['ml', /ജനു/],
    ['hi', /जन/],
  ] as const)('says them in %s', async (language, month) => {
    const { text } = await draw(<DeliveryNote delivery={delivery} />, { now, language })
    expect(text).toMatch(month)
    expect(text).not.toMatch(/[A-Za-z]{3}/)
  })
})
