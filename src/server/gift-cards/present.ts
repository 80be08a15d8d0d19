import type { CardHead, StaffCard } from '#contract/gift-cards/admin-types.ts'
import type { CardBalance } from '#contract/gift-cards/types.ts'
import { lastDayOf } from '#domain/gift-cards/gift-card.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { toRupees } from '#domain/money.ts'
import { versionOf } from '../platform/edit-version.ts'
import type { CardRow } from './queries.ts'
import type { movesOf } from './staff-queries.ts'

type Move = Awaited<ReturnType<typeof movesOf>>[number]

const time = (at: number) => new Date(at).toISOString()

/** What keeps a card from paying, the gravest first. */
export function standingOf(row: CardRow, now: number): CardHead['standing'] {
  if (row.state === 'blocked') return 'blocked'
  if (row.balance_paise === 0) return 'used'
  return row.expires_at <= now ? 'expired' : 'usable'
}

/** As whoever has its code sees it. */
export const presentBalance = (row: CardRow, now: number): CardBalance => ({
  lastFour: row.last_four,
  balance: toRupees(row.balance_paise),
  lastDay: lastDayOf(row.expires_at),
  state: standingOf(row, now),
})

export const presentHead = (row: CardRow, now: number): CardHead => ({
  id: row.id,
  lastFour: row.last_four,
  standing: standingOf(row, now),
  recipientName: row.recipient_name,
  recipientEmail: row.recipient_email,
  issued: toRupees(row.issued_paise),
  balance: toRupees(row.balance_paise),
  lastDay: lastDayOf(row.expires_at),
  createdAt: time(row.created_at),
})

/** What staff change of a card; its version stands for this alone. */
export const changeable = (row: CardRow) => ({
  isBlocked: row.state === 'blocked',
  lastDay: lastDayOf(row.expires_at),
})

/** As staff see it, with who noted what. */
export const presentForStaff = (
  row: CardRow & { username: string | null },
  moves: readonly Move[],
  now: number,
): StaffCard => ({
  ...presentHead(row, now),
  isBlocked: row.state === 'blocked',
  paidBy: row.paid_by,
  reference: row.reference,
  reason: row.reason,
  by: row.username ?? '',
  senderName: row.sender_name,
  message: row.message,
  language: row.language,
  sendOn: row.send_at === null ? null : dayInIndia(row.send_at),
  sentAt: row.sent_at === null ? null : time(row.sent_at),
  isUnspent: row.balance_paise > 0 && moves.every(({ kind }) => kind === 'issued'),
  moves: moves.map((move) => ({
    kind: move.kind,
    amount: toRupees(move.paise),
    orderId: move.order_id,
    orderNumber: move.order_number,
    by: move.username ?? '',
    at: time(move.created_at),
  })),
  version: versionOf(changeable(row)),
})
