import { expect, it } from 'vitest'
import { presentCredit, presentForStaff, presentHead } from './present.ts'
import type { CreditRow, entriesOf } from './queries.ts'

// What whoever may spend a store credit, and what staff, are told of it.

const at = Date.UTC(2026, 0, 15, 6, 30)
const moment = '2026-01-15T06:30:00.000Z'
const credit: CreditRow & { order_number: string | null } = {
  ...{ id: 4, code: 'SC-2345', user_id: null, full_name: 'Meena Raman', mobile: '9840012345' },
  ...{ email: 'meena@example.in', issued_paise: 600_050, balance_paise: 100_050 },
  ...{ document_id: null, order_id: 9, return_id: 2, note: 'For the loose zari' },
  ...{ created_at: at, closed_at: null, order_number: 'PAL-2026-000009' },
}
type Entry = Awaited<ReturnType<typeof entriesOf>>[number]
const issued: Entry = {
  ...{ id: 1, store_credit_id: 4, kind: 'issued', paise: 600_050, order_id: 9, refund_id: 2 },
  ...{ method: 'upi', reference: '4123', user_id: 3, created_at: at },
  ...{ order_number: 'PAL-2026-000009', username: 'malar' },
}
const spent: Entry = {
  ...{ ...issued, id: 2, kind: 'spent', paise: -500_000, order_id: 11, method: '' },
  ...{ reference: '', user_id: null, username: null, created_at: at + 1000 },
  order_number: 'PAL-2026-000011',
}
const moved = [
  { kind: 'issued', amount: 6000.5, orderNumber: 'PAL-2026-000009', at: moment },
  {
    ...{ kind: 'spent', amount: -5000, orderNumber: 'PAL-2026-000011' },
    at: '2026-01-15T06:30:01.000Z',
  },
]

it('whoever may spend it sees its code, what is left and its own movements alone', () => {
  const foreign = { ...issued, store_credit_id: 5 }
  expect(presentCredit(credit, [issued, foreign, spent])).toEqual({
    ...{ code: 'SC-2345', issued: 6000.5, balance: 1000.5, createdAt: moment, entries: moved },
  })
})

it('staff see whose it is, the order that it came of, and who noted what', () => {
  const head = {
    ...{ id: 4, code: 'SC-2345', fullName: 'Meena Raman', mobile: '9840012345' },
    ...{ email: 'meena@example.in', isOfAccount: false, orderId: 9 },
    ...{ orderNumber: 'PAL-2026-000009', issued: 6000.5, balance: 1000.5, createdAt: moment },
  }
  const desk = [
    { orderId: 9, method: 'upi', reference: '4123', by: 'malar' },
    { orderId: 11, method: '', reference: '', by: '' },
  ]
  expect(presentHead(credit)).toEqual(head)
  expect(presentHead({ ...credit, user_id: 8 })).toEqual({ ...head, isOfAccount: true })
  expect(presentForStaff(credit, [issued, spent])).toEqual({
    ...{ ...head, note: 'For the loose zari' },
    entries: moved.map((one, index) => ({ ...one, ...desk[index] })),
  })
})
