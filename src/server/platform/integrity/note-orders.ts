import type { Paise } from '#domain/money.ts'
import type { Database, Query } from '../db/database.ts'
import { type Entry, keyOfOrder } from './journal-line.ts'
import type { Journal } from './order-journal.ts'

/** What each open transaction has noted. */
const noted = new WeakMap<Query, Entry[]>()

type Told = { token: string; number: string; totalPaise: Paise; at: number; invoice?: string }

/** Has the journal keep an order once the transaction has committed, before anybody hears of it. */
export function noteOrder(tx: Query, { token, ...order }: Told) {
  noted.get(tx)?.push({ kind: 'order', ...order, key: keyOfOrder(token) })
}

/** The same database, whose writes end only when the orders that they noted are in the journal too. */
export function withJournal(db: Database, journal: Journal): Database {
  return {
    ...db,
    async write(work, options) {
      let entries: Entry[] = []
      const result = await db.write(async (tx) => {
        const own: Entry[] = []
        noted.set(tx, own)
        const done = await work(tx)
        entries = own
        return done
      }, options)
      if (entries.length > 0) await journal.add(entries)
      return result
    },
  }
}
