import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'
import type { TestShop } from './create-test-shop.ts'
import { signedIn } from './shopper.ts'

export type BookLine = {
  at: string
  event: string
  order: string
  document: string
  account: string
  debit: string
  credit: string
}

/** The day book of the first months of 2026, as an accountant gets it. */
export async function bookLines(testShop: TestShop): Promise<BookLine[]> {
  const { cookies } = await signedIn(testShop, 'accountant')
  const path = '/api/admin/books/day-book.csv?from=2026-01-01&to=2026-03-31'
  const headers = { cookie: `sid=${cookies.get('sid')}` }
  const reply = await testShop.app.request(path, { headers })
  return parse<BookLine>(await reply.text(), { columns: true, bom: true })
}

export const paiseOf = ({ debit, credit }: BookLine) =>
  Math.round((Number(debit) - Number(credit)) * 100)

/** What stands in each account in rupees, after each event was found to add up to nothing. */
export async function bookAccounts(testShop: TestShop): Promise<Record<string, number>> {
  const all = await bookLines(testShop)
  const events = Map.groupBy(all, (one) => [one.at, one.event, one.order, one.document].join())
  for (const [name, entries] of events)
    expect([name, entries.reduce((sum, one) => sum + paiseOf(one), 0)]).toEqual([name, 0])
  const sums: Record<string, number> = {}
  for (const one of all) sums[one.account] = (sums[one.account] ?? 0) + paiseOf(one) / 100
  return Object.fromEntries(Object.entries(sums).filter(([, rupees]) => Math.abs(rupees) > 0.001))
}
