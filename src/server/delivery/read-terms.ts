import { DeliveryTerms } from '#contract/delivery/types.ts'
import {
  firstTerms,
  type DeliveryTerms as Terms,
  termsOf,
  toldTerms,
} from '#domain/delivery/delivery-terms.ts'
import { firstCalendar } from '#domain/delivery/shop-calendar.ts'
import { untilSaved } from '../platform/cache/until-saved.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { readDocument } from '../settings/queries.ts'

/** What the shop promises now, in rupees as staff wrote it; the first terms until somebody has. */
export async function toldNow(db: Pick<Database, 'read'>): Promise<DeliveryTerms> {
  const saved = await readDocument(db, 'delivery')
  const told = DeliveryTerms.parse(saved ?? toldTerms(firstTerms))
  return { ...told, calendar: told.calendar ?? firstCalendar, zones: told.zones ?? [] }
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
