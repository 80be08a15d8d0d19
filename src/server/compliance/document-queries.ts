import { sql } from 'kysely'
import type { Days } from '#domain/books/period.ts'
import type { ReturnSums, Series } from '#domain/compliance/document-checks.ts'
import type { Found } from '#domain/compliance/sentences/parts.ts'
import { lastCreditDay, type RetentionLaw } from '#domain/documents/retention.ts'
import { ownSeries } from '#domain/documents/series.ts'
import type { Day } from '#domain/india-day.ts'
import { counterName } from '#domain/order.ts'
import { stateCodeOf } from '#domain/tax/states.ts'
import type { Query } from '../platform/db/database.ts'
import { asFound } from './found.ts'

/** A document of a regular seller (books/queries.ts). */
const byRegular = sql<boolean>`d.seller like '{"registration":"regular",%'`

/** Of these years, how many numbers each series gave and how many documents it has. */
export async function seriesOfYears(db: Query, years: readonly string[]): Promise<Series[]> {
  const rows = await db
    .selectFrom('documents')
    .where('fy', 'in', years)
    .groupBy(['fy', 'series'])
    .select((eb) => ['fy', 'series', eb.fn.countAll<number>().as('count')])
    .execute()
  const counted = new Map(rows.map((row) => [`${row.series} ${row.fy}`, Number(row.count)]))
  for (const series of Object.values(ownSeries))
    for (const year of years)
      counted.set(`${series} ${year}`, counted.get(`${series} ${year}`) ?? 0)
  const all = [...counted].map(([name, documents]) => {
    const [series = '', year = ''] = name.split(' ')
    return { series, year, documents }
  })
  const names = all.map(({ series, year }) => counterName(series, year))
  const counters = await db.selectFrom('counters').selectAll().where('name', 'in', names).execute()
  const given = new Map(counters.map(({ name, value }) => [name, Number(value)]))
  return all.map((one) => ({ ...one, given: given.get(counterName(one.series, one.year)) ?? 0 }))
}

/** Documents of these days that are not the sum of their rows, and what both sides of a return of them come to. */
export async function sumsOfDays(
  db: Query,
  { from, to }: Days,
): Promise<{ wrong: Found } & ReturnSums> {
  const { rows } = await sql<Record<'count' | 'tables' | 'hsn', number> & { first: string | null }>`
    select coalesce(sum(case when is_wrong then 1 else 0 end), 0) as count,
      min(case when is_wrong then number end) as first,
      coalesce(sum(case when section is null then 0 else sign * own end), 0) as tables,
      coalesce(sum(sign * of_rows), 0) as hsn
    from (
      select d.number, d.section,
        case when d.cancelled_at is not null or not ${byRegular} then 0
          when d.kind = 'tax-invoice' then 1 when d.kind = 'credit-note' then -1 else 0 end as sign,
        d.taxable_paise + d.cgst_paise + d.sgst_paise + d.igst_paise as own,
        coalesce(sum(r.taxable_paise + r.cgst_paise + r.sgst_paise + r.igst_paise), 0) as of_rows,
        (d.total_paise <> coalesce(sum(r.net_paise), 0)
          or d.taxable_paise <> coalesce(sum(r.taxable_paise), 0)
          or d.cgst_paise <> coalesce(sum(r.cgst_paise), 0)
          or d.sgst_paise <> coalesce(sum(r.sgst_paise), 0)
          or d.igst_paise <> coalesce(sum(r.igst_paise), 0)
          or d.total_paise <> d.taxable_paise + d.cgst_paise + d.sgst_paise + d.igst_paise) as is_wrong
      from documents d left join document_rows r on r.document_id = d.id
      where d.day >= ${from} and d.day <= ${to}
        and d.kind in ('tax-invoice', 'bill-of-supply', 'bill', 'credit-note')
      group by d.id
    ) summed`.execute(db)
  const [row] = rows
  return {
    wrong: asFound(row),
    tablesPaise: Number(row?.tables ?? 0),
    hsnPaise: Number(row?.hsn ?? 0),
  }
}

/** Orders whose parcels left without an invoice; migration 0059 keeps an index of them. */
export async function unbilledOrders(db: Query): Promise<Found> {
  const row = await db
    .selectFrom('orders')
    .where(sql<boolean>`invoice_number is null and state in ('shipped', 'delivered', 'returned')`)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('number').as('first')])
    .executeTakeFirst()
  return asFound(row)
}

/** Invoices of these days whose order is not there. */
export async function documentsWithoutOrder(db: Query, { from, to }: Days): Promise<Found> {
  const row = await db
    .selectFrom('documents as d')
    .leftJoin('orders as o', 'o.id', 'd.order_id')
    .where('d.day', '>=', from)
    .where('d.day', '<=', to)
    .where('d.kind', 'in', ['tax-invoice', 'bill-of-supply', 'bill'])
    .where('o.id', 'is', null)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('d.number').as('first')])
    .executeTakeFirst()
  return asFound(row)
}

const mostLooked = 1000

/** Credit notes of these days for an invoice of another year, whose last day was over. */
export async function lateNotes(db: Query, { from, to }: Days, law: RetentionLaw): Promise<Found> {
  const rows = await db
    .selectFrom('documents as n')
    .innerJoin('documents as i', 'i.id', 'n.of_document')
    .where('n.kind', '=', 'credit-note')
    .where('n.cancelled_at', 'is', null)
    .where('n.day', '>=', from)
    .where('n.day', '<=', to)
    .whereRef('n.fy', '<>', 'i.fy')
    .select(['n.number', 'n.day', 'i.day as of_day'])
    .orderBy('n.id')
    .limit(mostLooked)
    .execute()
  const late = rows.filter((row) => row.day > lastCreditDay(row.of_day, law))
  return { count: late.length, first: late[0]?.number ?? '' }
}

/** Invoices of these days to businesses, sent to another state than their GSTIN names. */
export async function businessesElsewhere(db: Query, { from, to }: Days): Promise<Found> {
  const rows = await db
    .selectFrom('documents')
    .where('buyer_gstin', 'is not', null)
    .where('kind', '=', 'tax-invoice')
    .where('cancelled_at', 'is', null)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select(['number', 'buyer_gstin', 'delivery'])
    .orderBy('id', 'desc')
    .limit(mostLooked)
    .execute()
  const elsewhere = rows.filter(({ buyer_gstin, delivery }) => {
    const { state = '' } = JSON.parse(delivery) as { state?: string }
    const code = stateCodeOf(state)
    return code !== undefined && code !== buyer_gstin?.slice(0, 2)
  })
  return { count: elsewhere.length, first: elsewhere[0]?.number ?? '' }
}

/** What was sold to other states without tax since a day. */
export async function untaxedAcrossStates(db: Query, from: Day): Promise<Found> {
  const row = await db
    .selectFrom('documents')
    .where('day', '>=', from)
    .where('cancelled_at', 'is', null)
    .where('kind', 'in', ['bill', 'bill-of-supply'])
    .where('supply', '=', 'inter')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('number').as('first')])
    .executeTakeFirst()
  return asFound(row)
}

/** Whether these days have documents of a regular seller that no return has. */
export async function hasUnreported(db: Query, { from, to }: Days): Promise<boolean> {
  const row = await db
    .selectFrom('documents as d')
    .where('d.day', '>=', from)
    .where('d.day', '<=', to)
    .where('d.return_period', 'is', null)
    .where(byRegular)
    .select('d.id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
