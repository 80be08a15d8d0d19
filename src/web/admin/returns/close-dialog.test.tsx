import { expect, it } from 'vitest'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { draw } from '#test/draw.tsx'
import { CloseDialog } from './close-dialog.tsx'

const order = (changes: object) =>
  ({
    ...{ id: 7, state: 'delivered', paymentMethod: 'upi', subtotal: 6000, discount: 0 },
    ...{ total: 6250, paid: 6250, refunded: 0, credited: 0, goodwill: 0, refunds: [] },
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

it('offers what the credit notes of the order leave to give back', async () => {
  expect(await amountFor(2, { state: 'returned', credited: 6250 })).toBe('6250')
  expect(await amountFor(2, { state: 'returned', credited: 6000 })).toBe('6000')
  expect(await amountFor(1, { credited: 3000 })).toBe('3000')
  expect(await amountFor(1, { credited: 3000, refunded: 1000 })).toBe('2000')
})

it('offers everything where the order came back before notes were made', async () => {
  expect(await amountFor(2, { state: 'returned' })).toBe('6250')
})

it('offers what this return is owed, not what others of the order are', async () => {
  const lines = [{ lineId: 1, quantity: 1 }]
  const one = { id: 3, wish: 'return' as const, lines, owed: 3000 }
  const two = order({ credited: 6000 })
  const { html } = await draw(<CloseDialog one={one} order={two} onClose={() => {}} />)
  expect(/<input[^>]*name="amount"[^>]*>/.exec(html)?.[0]).toContain('value="3000"')
})

it('offers what a cheaper saree has left of the old price, and tells what is owed before any was sent', async () => {
  const lines = [{ lineId: 1, quantity: 1 }]
  const exchange = { id: 8, number: 'PAL-2026-000003', token: 't', state: 'confirmed' as const }
  const one = { id: 3, wish: 'exchange' as const, lines, owed: 400 }
  const drawn = (change: object) =>
    draw(
      <CloseDialog
        one={{ ...one, ...change }}
        order={order({ credited: 3000 })}
        onClose={() => {}}
      />,
    )
  const settled = await drawn({ exchange })
  expect(/<input[^>]*name="amount"[^>]*>/.exec(settled.html)?.[0]).toContain('value="400"')
  const waiting = await drawn({})
  expect(waiting.html).not.toContain('name="amount"')
  expect(waiting.text).toContain('₹400 to be refunded to the customer')
  expect((await drawn({ exchange, owed: 0 })).html).not.toContain('name="amount"')
})
