import { setTimeout as pause } from 'node:timers/promises'
import { type Ledger, note } from './crowded-shop.ts'
import { type Ask, buy } from './http-buyer.ts'

const pages = [
  '/',
  '/products',
  '/products?fabrics=Silk',
  '/api/products/new-arrivals',
  '/about-us',
]
const readers = 3
const buyers = 1
const betweenMs = { pages: 120, orders: 200 }

/** Visitors who read and buyers who order, each with a moment between two steps, until `end`. */
export function steadyLoad(url: string, ids: number[], ledger: Ledger, ask: Ask) {
  let isOver = false
  const begun = Promise.withResolvers<void>()
  const reader = async (first: number) => {
    for (let step = first; !isOver; step++) {
      // What went wrong, the watch behind `ask` has written down.
      await ask(`${url}${pages[step % pages.length]}`).catch(() => undefined)
      await pause(betweenMs.pages)
    }
  }
  const buyer = async (first: number) => {
    for (let step = first; !isOver; step++) {
      note(ledger, await buy(url, ids[step % ids.length] ?? 0, ask))
      begun.resolve()
      await pause(betweenMs.orders)
    }
  }
  const each = (count: number, one: (n: number) => Promise<void>) =>
    Array.from({ length: count }, (_one, n) => one(n))
  const all = Promise.all([...each(readers, reader), ...each(buyers, buyer)])
  // A fault of one is thrown by `end`, not while nobody listens.
  all.catch(() => undefined)
  return {
    /** The first order has been answered. */
    underWay: Promise.race([begun.promise, all]),
    async end() {
      isOver = true
      await all
    },
  }
}
