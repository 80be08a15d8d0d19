import type { CreditHead, StaffStoreCredit, StoreCredit } from '#contract/store-credits/types.ts'
import { toRupees } from '#domain/money.ts'
import type { CreditRow, entriesOf } from './queries.ts'

type Entry = Awaited<ReturnType<typeof entriesOf>>[number]

const time = (at: number) => new Date(at).toISOString()

const presentEntry = (entry: Entry) => ({
  kind: entry.kind,
  amount: toRupees(entry.paise),
  orderNumber: entry.order_number,
  at: time(entry.created_at),
})

/** As whoever may spend it sees it. */
export const presentCredit = (row: CreditRow, entries: readonly Entry[]): StoreCredit => ({
  code: row.code,
  issued: toRupees(row.issued_paise),
  balance: toRupees(row.balance_paise),
  createdAt: time(row.created_at),
  entries: entries.filter((entry) => entry.store_credit_id === row.id).map(presentEntry),
})

type Listed = CreditRow & { order_number: string | null }

export const presentHead = (row: Listed): CreditHead => ({
  id: row.id,
  code: row.code,
  fullName: row.full_name,
  mobile: row.mobile,
  email: row.email,
  isOfAccount: row.user_id !== null,
  orderId: row.order_id,
  orderNumber: row.order_number,
  issued: toRupees(row.issued_paise),
  balance: toRupees(row.balance_paise),
  createdAt: time(row.created_at),
})

/** As staff see it, with who noted what. */
export const presentForStaff = (row: Listed, entries: readonly Entry[]): StaffStoreCredit => ({
  ...presentHead(row),
  note: row.note,
  entries: entries.map((entry) => ({
    ...presentEntry(entry),
    orderId: entry.order_id,
    method: entry.method,
    reference: entry.reference,
    by: entry.username ?? '',
  })),
})
