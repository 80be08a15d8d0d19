import { expect, it } from 'vitest'
import { keepPaymentSettings } from '#server/payment-methods/settings.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { testPayments } from '#test/test-payments.ts'
import { orderById, type PaymentRow, paymentsOf } from '../order-records/queries.ts'
import { presentPayment } from './present.ts'

// What the page of an order says of its payment: how to make it while money is awaited, and no longer.

onNewShops('a payment', (testShop) => {
  const told = async (change: Partial<PaymentRow>) => {
    await openForBusiness(testShop())
    const { shop } = testShop()
    const bankTransfer = { isEnabled: true, accountName: 'Pallu Sarees', accountNumber: '0123' }
    const bank = { ...bankTransfer, ifsc: 'HDFC0001234', bank: 'HDFC' }
    const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu Sarees' }
    const settings = { ...testPayments, upi, bankTransfer: bank }
    await shop.db.write((tx) => keepPaymentSettings(tx, settings, shop.now()))
    const { id } = await anOrder(testShop(), { method: 'upi' })
    const order = await orderById(shop.db.read, id)
    const [payment] = await paymentsOf(shop.db.read, id)
    if (!order || !payment) throw new Error('The order has no payment.')
    return presentPayment(shop, order, { ...payment, amount_paise: 600_050, ...change })
  }
  const waiting = { method: 'upi', state: 'awaiting', amount: 6000.5, claimedReference: null }
  const upi = {
    ...{ address: 'pallu@okbank', qr: expect.stringContaining('<svg') },
    link: expect.stringMatching(/^upi:.*pa=pallu@okbank.*am=6000\.50/),
  }

  it.each<[change: Partial<PaymentRow>, told: object]>([
    [{}, { ...waiting, upi, bank: null }],
    [
      { state: 'claimed', claimed_reference: '4123' },
      { ...waiting, state: 'claimed', claimedReference: '4123', upi, bank: null },
    ],
    [{ state: 'paid' }, { ...waiting, state: 'paid', upi: null, bank: null }],
    [{ state: 'failed' }, { ...waiting, state: 'failed', upi: null, bank: null }],
    [{ state: 'cancelled' }, { ...waiting, state: 'cancelled', upi: null, bank: null }],
    [
      { method: 'bank_transfer' },
      {
        ...{ ...waiting, method: 'bank_transfer', upi: null },
        bank: {
          ...{ accountName: 'Pallu Sarees', accountNumber: '0123', ifsc: 'HDFC0001234' },
          bank: 'HDFC',
        },
      },
    ],
    [{ method: 'cod' }, { ...waiting, method: 'cod', upi: null, bank: null }],
  ])('of an order with %j', async (change, payment) => {
    expect(await told(change)).toStrictEqual(payment)
  })
})
