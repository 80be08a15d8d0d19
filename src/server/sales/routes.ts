import type * as adminCalls from '#contract/sales/admin-calls.ts'
import { ShopError } from '#domain/errors.ts'
import { toRupees } from '#domain/money.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { refundedIn, salesByCategory, salesByChannel, salesByDay } from './queries.ts'

const dayMs = 86_400_000
const mostDays = 366

export const salesHandlers: Handlers<typeof adminCalls> = {
  async salesFigures({ shop, input }) {
    const [first, last] = [dayOf(input.from), dayOf(input.to)]
    if (last < first || last - first >= mostDays) throw new ShopError('over-a-year')
    const db = shop.db.read
    const after = Date.parse(`${input.from}T00:00:00+05:30`)
    const span = { after, before: after + (last - first + 1) * dayMs }
    const byDay = await salesByDay(db, span)
    const known = new Map(byDay.map((one) => [one.day, one]))
    const byCategory = await salesByCategory(db, span)
    return {
      orders: sum(byDay, 'orders'),
      total: toRupees(sum(byDay, 'paise')),
      pieces: sum(byCategory, 'pieces'),
      refunded: toRupees(await refundedIn(db, span)),
      byDay: Array.from({ length: last - first + 1 }, (_, at) => {
        const { orders, paise } = known.get(first + at) ?? { orders: 0, paise: 0 }
        const day = new Date((first + at) * dayMs).toISOString().slice(0, 10)
        return { day, orders, total: toRupees(paise) }
      }),
      byCategory: byCategory.map(inRupees),
      byChannel: (await salesByChannel(db, span)).map(inRupees),
    }
  },
}

/** Days since 1970. */
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs

const sum = <Name extends string>(rows: readonly Record<Name, number>[], name: Name) =>
  rows.reduce((all, row) => all + row[name], 0)

const inRupees = <Row extends { paise: number }>({ paise, ...row }: Row) => ({
  ...row,
  total: toRupees(paise),
})
