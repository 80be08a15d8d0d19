import { documentNumber, yearOfNumber } from '#domain/documents/document-number.ts'
import { keepUntil } from '#domain/documents/retention.ts'
import { seriesFor } from '#domain/documents/series.ts'
import { ShopError } from '#domain/errors.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { counterName } from '#domain/order.ts'
import { sumInLanguage } from '#domain/tax/number-words/sum-in-language.ts'
import type { OrderRow } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { noteOrder } from '../platform/integrity/note-orders.ts'
import { retentionOn, settingsOn } from '../tax/read-law.ts'
import type { Terms } from './parties.ts'
import {
  countDocument,
  type DocumentRow,
  insertDocument,
  linesOfDocument,
  type NewDocument,
  type NewLine,
} from './queries.ts'
import { sealDocument } from './seal.ts'
import { keepLabels } from './words/labels.ts'

type Numbered = 'series' | 'number' | 'issued_at' | 'day' | 'fy' | 'keep_until' | 'order_id'
type Unnumbered = Omit<NewDocument, Numbered | 'terms'> & { terms: Terms }

/**
 * Writes a document under the next number of its series, in the transaction that wants it: one that fails leaves no gap. The
 * journal keeps the number, so that it is never given again.
 */
export async function writeDocument(
  tx: Query,
  order: OrderRow,
  document: Unnumbered,
  lines: readonly NewLine[],
  now: number,
): Promise<DocumentRow> {
  const [day, fy] = [dayInIndia(now), yearOfNumber(now)]
  const series = seriesFor(document.kind, (await settingsOn(tx, day))?.series)
  const keep_until = keepUntil(day, await retentionOn(tx, day))
  const counter = await countDocument(tx, counterName(series, fy))
  const number = documentNumber(series, counter, now)
  if (number === null) throw new ShopError('series-full')
  const numbered = { series, number, issued_at: now, day, fy, keep_until, order_id: order.id }
  const { language = 'en' } = document.terms
  const sum = sumInLanguage(language, document.total_paise)
  const labels = await keepLabels(tx, language)
  const more = { ...(sum && { sum }), labels, isTagged: true, isLegible: true } as const
  const terms = JSON.stringify({ ...document.terms, ...more } satisfies Terms)
  const row = await insertDocument(tx, { ...document, ...numbered, terms }, lines)
  // As the database tells it, which is what a check will read.
  await sealDocument(tx, row, await linesOfDocument(tx, row.id))
  const { token, total_paise: totalPaise, placed_at: at } = order
  noteOrder(tx, { token, number: order.number, totalPaise, at, invoice: number })
  return row
}
