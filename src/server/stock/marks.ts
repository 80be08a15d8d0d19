import { StockMarks } from '#contract/stock/types.ts'
import { firstStockMarks, type StockMarks as Marks } from '#domain/stock.ts'
import { untilSaved } from '../platform/cache/until-saved.ts'
import type { Database } from '../platform/db/database.ts'
import { readDocument } from '../settings/queries.ts'
import { holdLimits } from './limits.ts'

/** From how few pieces on a stock is told apart, as the owner has set it. */
export async function stockMarks(db: Pick<Database, 'read'>): Promise<Marks> {
  return StockMarks.parse((await readDocument(db, 'stock-marks')) ?? firstStockMarks)
}

/** What product pages tell of a stock: from how few on it is counted, and how long a freed piece is offered. */
export type StockTold = { fewLeft: number; offerHours: number }

const kept = untilSaved<StockTold>()

/** The same, kept until somebody saves something. */
export const stockTold = (db: Database): Promise<StockTold> =>
  kept(db, async () => {
    const [{ fewLeft }, { lengths }] = await Promise.all([stockMarks(db), holdLimits(db)])
    return { fewLeft, offerHours: lengths.offerHours }
  })
