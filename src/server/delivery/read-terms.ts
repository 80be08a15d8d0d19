import { DeliveryTerms } from '#contract/delivery/types.ts'
import {
  firstTerms,
  type DeliveryTerms as Terms,
  termsOf,
  toldTerms,
} from '#domain/delivery/delivery-terms.ts'
import { firstWeights } from '#domain/delivery/parcel-weight.ts'
import { firstCalendar } from '#domain/delivery/shop-calendar.ts'
import { untilSaved } from '../platform/cache/until-saved.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { readDocument } from '../settings/queries.ts'

/** What the shop promises now, in rupees as staff wrote it; the first terms until somebody has. */
export async function toldNow(db: Pick<Database, 'read'>): Promise<DeliveryTerms> {
  const saved = await readDocument(db, 'delivery')
  const told = DeliveryTerms.parse(saved ?? toldTerms(firstTerms))
  const { calendar = firstCalendar, zones = [], countries = [], rates = [] } = told
  return { ...told, calendar, zones, countries, rates, weights: told.weights ?? firstWeights }
}

/** The same as the rules want it, asked for in the transaction of whoever writes an order. */
export const termsNow = async (db: Pick<Database, 'read'>): Promise<Terms> =>
  termsOf(await toldNow(db))

const kept = untilSaved<Terms>()

/** The same, kept until somebody saves something. */
export const keptTerms = (
  db: Database,
  { query = db.read, saved }: { query?: Query; saved?: number } = {},
): Promise<Terms> => kept(db, () => termsNow({ read: query }), saved)
