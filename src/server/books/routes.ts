import type * as adminCalls from '#contract/books/admin-calls.ts'
import { ShopError } from '#domain/errors.ts'
import type { PlainCode } from '#domain/refusals/list.ts'
import { actorOf } from '../audit/audit.ts'
import { flowOf } from '../platform/http/observing/flow-of.ts'
import type { Call } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { closePeriod } from './close-period.ts'
import { dayBookCsv } from './day-book.ts'
import { documentsCsv } from './documents-csv.ts'
import { findPeriod, readyPeriod } from './find-period.ts'
import { returnOf, tableCsv } from './make-return.ts'
import { presentBooks } from './present.ts'

const mostDays = 366 * 8

export const bookHandlers: Handlers<typeof adminCalls> = {
  getBooks: ({ shop }) => presentBooks(shop.db.read, shop.now()),
  async gstr1Json({ shop, c, input }) {
    const found = await readyPeriod(shop, shop.db.read, input.period)
    const draft = found.closed ? '' : '-draft'
    const name = `gstr1-${input.period}${draft}.json`
    return file(c, await returnOf(shop.db.read, found), { name, type: 'application/json' })
  },
  async gstr1Csv({ shop, c, input }) {
    const found = await readyPeriod(shop, shop.db.read, input.period)
    const csv = await tableCsv(shop.db.read, found, input.table)
    return file(c, csv, { name: `gstr1-${input.period}-${input.table}.csv`, type: 'text/csv' })
  },
  async documentsCsv({ shop, c, input }) {
    const { span } = await findPeriod(shop.db.read, input.period)
    const csv = flowOf(documentsCsv(shop.db.read, span))
    return file(c, csv, { name: `documents-${input.period}.csv`, type: 'text/csv' })
  },
  dayBook({ shop, c, input: { from, to } }) {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
    if (days < 0) throw late('last-day-first')
    if (days >= mostDays) throw late('over-eight-years')
    const csv = flowOf(dayBookCsv(shop.db.read, { from, to }))
    return file(c, csv, { name: `day-book-${from}-${to}.csv`, type: 'text/csv' })
  },
  closePeriod: ({ shop, c, input }) => closePeriod(shop, actorOf(c), input),
}

const late = (told: PlainCode) => new ShopError(told, { at: 'to' })

// serve() lets a whole reply pass as it is: these are no answers in JSON.
const file = (
  c: Call,
  body: string | ReadableStream,
  { name, type }: { name: string; type: string },
) =>
  c.body(body, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
  }) as never
