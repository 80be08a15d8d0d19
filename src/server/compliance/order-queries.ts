import type { TaxSettings } from '#contract/tax/types.ts'
import type { Address } from '#domain/address/address.ts'
import type { Found } from '#domain/compliance/sentences/parts.ts'
import { isAbroad } from '#domain/delivery/destination.ts'
import type { Paise } from '#domain/money.ts'
import { consignedTo, needsEwayBill } from '#domain/tax/eway-bill.ts'
import { isOwed } from '../orders/refunds/owed-queries.ts'
import { lookUpPin } from '../pins/place-of-pin.ts'
import type { Query } from '../platform/db/database.ts'

const mostLooked = 1000

/** Orders whose buyers have waited for their money since before a moment: it was owed from the last thing that happened on. */
export async function owedSince(db: Query, before: number): Promise<Found> {
  const rows = await db
    .selectFrom('orders as o')
    .where(isOwed)
    .where('o.placed_at', '<', before)
    .select((eb) => [
      'o.number',
      eb
        .selectFrom('order_events as e')
        .whereRef('e.order_id', '=', 'o.id')
        .where('e.kind', 'in', ['moved', 'paid', 'return'])
        .select((of) => of.fn.max('e.created_at').as('at'))
        .as('happened'),
      eb
        .selectFrom('documents as d')
        .whereRef('d.order_id', '=', 'o.id')
        .where('d.kind', '=', 'credit-note')
        .select((of) => of.fn.max('d.issued_at').as('at'))
        .as('credited'),
    ])
    .orderBy('o.placed_at')
    .limit(mostLooked)
    .execute()
  const late = rows.filter(
    ({ happened, credited }) => Math.max(Number(happened ?? 0), Number(credited ?? 0)) < before,
  )
  return { count: late.length, first: late[0]?.number ?? '' }
}

/** Orders in the name of a GSTIN that are to be sent and have no invoice yet. */
export async function ofBusinesses(db: Query): Promise<Found> {
  const rows = await db
    .selectFrom('orders')
    .where('state', 'in', ['pending_payment', 'confirmed', 'on_hold', 'packed'])
    .where('buyer_gstin', 'is not', null)
    .where('invoice_number', 'is', null)
    .select('number')
    .orderBy('placed_at')
    .limit(mostLooked)
    .execute()
  return { count: rows.length, first: rows[0]?.number ?? '' }
}

export type ToSend = {
  number: string
  state: string
  totalPaise: Paise
  /** As the address says it, and every state that its PIN lies in: none where nobody knows it. */
  named: string
  states: readonly string[]
  /** Two letters; of what goes abroad. */
  country?: string | undefined
}

/** The newest orders that are to be sent somewhere. */
export async function ordersToSend(db: Query): Promise<ToSend[]> {
  const rows = await db
    .selectFrom('orders')
    .where('state', 'in', ['confirmed', 'on_hold', 'packed'])
    .where('address', '<>', '{}')
    .select(['number', 'state', 'total_paise', 'address'])
    .orderBy('placed_at', 'desc')
    .limit(mostLooked)
    .execute()
  const read = rows.map(async ({ number, state, total_paise: totalPaise, address }) => {
    const to = JSON.parse(address) as Partial<Address>
    const { state: named = '', pin = '' } = to
    // Of places abroad nobody has a table: their state is what they say.
    if (isAbroad(to))
      return { number, state, totalPaise, named, states: [named], country: to.country }
    const { state: usual, states } = await lookUpPin(pin)
    const known = usual === null ? states : [usual, ...states]
    return { number, state, totalPaise, named, states: known }
  })
  return Promise.all(read)
}

const foundIn = (orders: readonly ToSend[]): Found => ({
  count: orders.length,
  first: orders[0]?.number ?? '',
})

export const withOtherState = (orders: readonly ToSend[]): Found =>
  foundIn(
    orders.filter(
      ({ named, states }) => states.length > 0 && named !== '' && !states.includes(named),
    ),
  )

/** Packed, and may only travel with an e-way bill. */
export function needingEwayBill(
  orders: readonly ToSend[],
  { registration, stateCode: from }: Pick<TaxSettings, 'registration' | 'stateCode'>,
  limits: ReadonlyMap<string, number>,
): Found {
  return foundIn(
    orders.filter(({ state, named, country, totalPaise }) => {
      const to = consignedTo({ state: named, country }, from)
      return state === 'packed' && needsEwayBill({ registration, from, to, totalPaise }, limits)
    }),
  )
}

/** Open complaints within a day of one of their clocks, and over it. */
export async function complaintClocks(db: Query, now: number) {
  const rows = await db
    .selectFrom('complaints')
    .where('resolved_at', 'is', null)
    .select(['resolve_before', 'acknowledge_by', 'acknowledged_at'])
    .orderBy('resolve_before')
    .limit(mostLooked)
    .execute()
  const ends = rows.map((row) =>
    row.acknowledged_at === null
      ? Math.min(Number(row.acknowledge_by), Number(row.resolve_before))
      : Number(row.resolve_before),
  )
  const over = ends.filter((end) => end <= now).length
  return { over, near: ends.filter((end) => end <= now + 86_400_000).length - over }
}
