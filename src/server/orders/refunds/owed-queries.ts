import { type RawBuilder, sql } from 'kysely'

/** As `moneyOf` has it, of orders called o: what migration 0231 keeps an index of. */
export const isOwed: RawBuilder<boolean> = sql<boolean>`(o.paid_paise > o.refunded_paise
  and o.paid_paise - o.refunded_paise + o.goodwill_paise > case
  when o.state in ('cancelled', 'returned', 'refunded') and o.credited_paise = 0 then 0
  else o.total_paise - o.credited_paise end)`

/** Orders called o that wait for their buyer's word (cod/decide.ts). */
export const awaitsWord: RawBuilder<boolean> = sql<boolean>`(o.confirm_before is not null
  and o.state = 'pending_payment')`

/** Booked orders called o whose rest has not come. */
export const isRestOpen: RawBuilder<boolean> = sql<boolean>`(o.booking is not null and o.state = 'confirmed'
  and o.paid_paise < o.total_paise - o.credited_paise)`

/** Orders called o with a refund of which nobody knows whether it went out. */
export const isUnsure: RawBuilder<boolean> = sql<boolean>`(o.id in
  (select r.order_id from refunds r where r.state = 'unsure'))`
