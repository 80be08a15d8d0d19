import { expect, it } from 'vitest'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { draw } from '#test/draw.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const order = (changes: object) =>
  ({
    ...{ id: 7, state: 'delivered', total: 6000, paid: 6000, refunded: 0, credited: 0 },
    goodwill: 0,
    paymentMethod: 'upi',
    payments: [{ state: 'paid', method: 'upi', settledReference: '412345678901' }],
    ...{ refunds: [], ...changes },
  }) as unknown as StaffOrder // What the dialog asks of it.

const amountIn = async (changes: object) => {
  const { html, text } = await draw(<RefundDialog order={order(changes)} onClose={() => {}} />)
  const input = /<input[^>]*name="amount"[^>]*>/.exec(html)?.[0] ?? ''
  return { amount: /value="([^"]*)"/.exec(input)?.[1], text, html }
}

it('offers what is left of the money, never what has gone back already', async () => {
  const whole = await amountIn({})
  expect(whole.amount).toBe('6000')
  const rest = await amountIn({ refunded: 1500 })
  expect(rest.amount).toBe('4500')
  expect(rest.text).toContain('₹4,500')
  expect(rest.text).not.toContain('₹6,000')
})

it('offers what the shop owes where more came than was due', async () => {
  const { amount, text } = await amountIn({ paid: 9000 })
  expect(amount).toBe('3000')
  expect(text).toContain('₹9,000')
})

it('offers the way by which the money came, and the gateway only where it took the money', async () => {
  const byUpi = await amountIn({})
  expect(byUpi.html).not.toContain('value="razorpay"')
  expect(byUpi.html).toMatch(/value="upi" selected/)
  const paid = [{ state: 'paid', method: 'razorpay', settledReference: 'pay_Abcdefghijklmn' }]
  const byGateway = await amountIn({ payments: paid })
  expect(byGateway.html).toMatch(/value="razorpay" selected/)
})

it('offers money for what the note of an exchange paid: nobody chose store credit', async () => {
  const byCredit = await amountIn({ storeCredit: 6000, payments: [] })
  expect(byCredit.html).toMatch(/value="store_credit" selected/)
  const exchange = await amountIn({
    storeCredit: 6000,
    payments: [],
    exchangeOf: 'PAL-2026-000001',
  })
  expect(exchange.html).not.toContain('value="store_credit"')
  expect(exchange.html).toMatch(/value="upi" selected/)
})
