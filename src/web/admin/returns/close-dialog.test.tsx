import { expect, it } from 'vitest'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { draw } from '#test/draw.tsx'
import { CloseDialog } from './close-dialog.tsx'

const order = (changes: object) =>
  ({
    ...{ id: 7, state: 'delivered', paymentMethod: 'upi', subtotal: 6000, discount: 0 },
    ...{ total: 6250, paid: 6250, refunded: 0, refunds: [] },
    lines: [{ id: 1, price: 3000, quantity: 2 }],
    payments: [{ state: 'paid', method: 'upi', settledReference: '412345678901' }],
    ...changes,
  }) as unknown as StaffOrder // What the dialog asks of it.

const amountFor = async (quantity: number, changes: object) => {
  const one = { id: 3, wish: 'return' as const, lines: [{ lineId: 1, name: 'Silk', quantity }] }
  const { html } = await draw(<CloseDialog one={one} order={order(changes)} onClose={() => {}} />)
  const input = /<input[^>]*name="amount"[^>]*>/.exec(html)?.[0] ?? ''
  return /value="([^"]*)"/.exec(input)?.[1]
}

it('offers everything once the whole order came back, so that nothing is left to give back', async () => {
  expect(await amountFor(2, { state: 'returned' })).toBe('6250')
})

it('offers what was paid for the pieces that came back while others stay', async () => {
  expect(await amountFor(1, {})).toBe('3000')
  expect(await amountFor(1, { discount: 600, total: 5650, paid: 5650 })).toBe('2700')
})
