import { expect, it } from 'vitest'
import type { OrderState } from '#domain/order.ts'
import { presentForInbox } from './present.ts'
import type { ChatRow } from './queries.ts'

const chat: ChatRow = {
  ...{ id: 7, reference: 'WA-2345', token: 'A'.repeat(22), cart_id: 3, user_id: null },
  ...{ state: 'ordered', lines: '[]', subtotal_paise: 500_000, discount_paise: 0 },
  ...{ shipping_paise: 0, total_paise: 500_000, coupon_code: null, order_id: 9 },
  ...{ expires_at: 0, taken_at: null, created_at: 0, updated_at: 0 },
}
const order = (state: OrderState, paid: number) => ({
  ...{ number: 'PAL-2026-000009', token: 'B', state, total: 500_000, paid },
})

it.each<[state: OrderState, paid: number, due: number]>([
  ['pending_payment', 0, 5000],
  ['confirmed', 200_000, 3000],
  ['confirmed', 500_000, 0],
  ['confirmed', 600_000, 0],
  ['delivered', 0, 5000],
  ['cancelled', 0, 0],
  ['returned', 200_000, 0],
  ['refunded', 200_000, 0],
])('the order of a chat that is %s and paid %i paise waits for %i rupees', (state, paid, due) => {
  expect(presentForInbox(chat, order(state, paid), [], new Map()).due).toBe(due)
})

it('a chat without an order waits for no money, and is kept while it is open and keeps something', () => {
  const shown = (state: ChatRow['state'], kept: number[]) =>
    presentForInbox({ ...chat, state, order_id: null }, undefined, kept, new Map())
  expect(shown('open', [4])).toMatchObject({ due: 0, isKept: true, orderPath: null })
  expect(shown('open', []).isKept).toBe(false)
  expect(shown('released', [4]).isKept).toBe(false)
})
