import { ClothFacts } from '#contract/catalog/types.ts'
import type { SalesFigures, SalesQuery, SalesTotals } from '#contract/sales/types.ts'
import { ShopError } from '#domain/errors.ts'
import { toRupees } from '#domain/money.ts'
import type { Query } from '../platform/db/database.ts'
import {
  cameBackIn,
  refundedIn,
  type Span,
  salesByCategory,
  salesByChannel,
  salesByCity,
  salesByDay,
  salesBySaree,
  soldIn,
  unsoldSarees,
  visitsByDay,
  webOrdersByDay,
} from './queries.ts'

const dayMs = 86_400_000
const mostDays = 366
const mostCities = 50
const mostSarees = 20

type Days = ReturnType<typeof spanOf>

/** All rows of each table, asked for by itself: pages show the first of some. */
export const salesTables = {
  days: async (db: Query, of: Days) =>
    everyDay(of, await salesByDay(db, of.span), await visitsIn(db, of.span)),
  categories: async (db: Query, { span }: Days) => (await salesByCategory(db, span)).map(inRupees),
  weaves: async (db: Query, { span }: Days) => byWeave(await salesBySaree(db, span)),
  cities: async (db: Query, { span }: Days) => (await salesByCity(db, span)).map(inRupees),
  channels: async (db: Query, { span }: Days) => (await salesByChannel(db, span)).map(inRupees),
  sarees: async (db: Query, { span }: Days) => bestOf(await salesBySaree(db, span)),
}

/** Everything that is told of some days; throws where they are more than a year or the wrong way round. */
export async function figuresOf(db: Query, query: SalesQuery): Promise<SalesFigures> {
  const of = spanOf(query)
  const { days, span } = of
  const before = { after: span.after - days * dayMs, before: span.after }
  const sarees = await salesBySaree(db, span)
  const visits = await visitsIn(db, span)
  return {
    ...(await totalsOf(db, span, visits)),
    before: await totalsOf(db, before, await visitsIn(db, before)),
    byDay: everyDay(of, await salesByDay(db, span), visits),
    byCategory: await salesTables.categories(db, of),
    byWeave: byWeave(sarees),
    byCity: (await salesByCity(db, span, mostCities)).map(inRupees),
    byChannel: await salesTables.channels(db, of),
    bestSellers: bestOf(sarees.slice(0, mostSarees)),
    slowest: (await unsoldSarees(db, span, mostSarees)).map(({ created_at, ...saree }) => ({
      ...saree,
      days: Math.floor((span.before - created_at) / dayMs),
    })),
  }
}

/** Both days included; throws likewise. */
export function spanOf({ from, to }: SalesQuery): { first: number; days: number; span: Span } {
  const [first, last] = [dayOf(from), dayOf(to)]
  const days = last - first + 1
  if (days < 1) throw new ShopError('days-reversed')
  if (days > mostDays) throw new ShopError('over-a-year')
  const after = Date.parse(`${from}T00:00:00+05:30`)
  return { first, days, span: { after, before: after + days * dayMs } }
}

async function totalsOf(db: Query, span: Span, visits: Visits): Promise<SalesTotals> {
  const { orders, pieces, paise } = await soldIn(db, span)
  const [cameBack, refunded] = [await cameBackIn(db, span), await refundedIn(db, span)]
  return {
    ...{ orders, pieces, gross: toRupees(paise + cameBack), cameBack: toRupees(cameBack) },
    ...{ total: toRupees(paise), refunded: toRupees(refunded), net: toRupees(paise - refunded) },
    ...sumOf(visits),
  }
}

type Visits = Awaited<ReturnType<typeof visitsIn>>

/** Visits by day, and orders of the web by day. */
const visitsIn = async (db: Query, span: Span) => ({
  visits: await visitsByDay(db, span),
  webOrders: await webOrdersByDay(db, span),
})

/** Days whose visits are forgotten, or that had none, would say nothing of what came of a visit. */
function sumOf({ visits, webOrders }: Visits) {
  const days = [...visits.keys()]
  return {
    visits: days.reduce((sum, day) => sum + (visits.get(day) ?? 0), 0),
    visitOrders: days.reduce((sum, day) => sum + (webOrders.get(day) ?? 0), 0),
  }
}

function everyDay(
  { first, days }: Days,
  rows: Awaited<ReturnType<typeof salesByDay>>,
  { visits, webOrders }: Visits,
) {
  const known = new Map(rows.map((one) => [one.day, one]))
  return Array.from({ length: days }, (_, at) => {
    const { orders, paise } = known.get(first + at) ?? { orders: 0, paise: 0 }
    const day = new Date((first + at) * dayMs).toISOString().slice(0, 10)
    const seen = { visits: visits.get(first + at) ?? 0, webOrders: webOrders.get(first + at) ?? 0 }
    return { day, orders, total: toRupees(paise), ...seen }
  })
}

const bestOf = (sarees: Awaited<ReturnType<typeof salesBySaree>>) =>
  sarees.map(({ id, code, name, pieces, paise }) => inRupees({ id, code, name, pieces, paise }))

function byWeave(sarees: Awaited<ReturnType<typeof salesBySaree>>) {
  const weaves = Map.groupBy(sarees, ({ facts }) => weaveOf(facts))
  return [...weaves]
    .map(([weave, of]) => ({ weave, pieces: sum(of, 'pieces'), paise: sum(of, 'paise') }))
    .toSorted((one, other) => other.paise - one.paise)
    .map(inRupees)
}

/** A saree that is gone has no facts. */
export const weaveOf = (facts: string | null) =>
  facts === null ? '' : (ClothFacts.parse(JSON.parse(facts)).weave ?? '')

/** Days since 1970. */
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs

const sum = <Name extends string>(rows: readonly Record<Name, number>[], name: Name) =>
  rows.reduce((all, row) => all + row[name], 0)

const inRupees = <Row extends { paise: number }>({ paise, ...row }: Row) => ({
  ...row,
  total: toRupees(paise),
})
