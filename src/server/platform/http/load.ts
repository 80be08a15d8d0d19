import type { MiddlewareHandler } from 'hono'
import { ShopError } from '#domain/errors.ts'
import { plainPath } from '#domain/language.ts'
import { createSemaphore, TooManyWait } from '../semaphore.ts'
import type { Shop } from '../shop.ts'
import type { Lag } from './lag.ts'
import type { Call, Env } from './request.ts'

/** When this process has too much to do, and what it does then. */
export const loadLimits = {
  /** Making a page is work of the processor alone: more at once would only hold more memory. */
  pagesAtOnce: 2,
  /** A second or two of work: who comes after them would not wait for an answer. */
  pagesWaiting: 150,
  retryAfterSeconds: 5,
  /** Milliseconds between two lines in the log. */
  sayEveryMs: 10_000,
}

const expensiveCalls = [
  '/api/search',
  '/api/search/suggestions',
  '/api/search/completions',
  '/api/products/facets',
]

/** How much this process has to do, and whether it may begin something expensive. */
export type Load = {
  lagMs: Lag
  pagesWaiting(): number
  /** How often somebody was asked to come back. */
  refused(): number
  /** Makes a page in its turn; undefined where there is too much to do. What a buyer needs is always made. */
  makePage<Page>(c: Call, make: () => Promise<Page>): Promise<Page | undefined>
  /** Refuses searches with 503 while there is too much to do; what is kept is answered before it comes here. */
  spare: MiddlewareHandler<Env>
}

/** Watches over one app; `lag` is where a test says how late the process is. */
export function createLoad(shop: Pick<Shop, 'log' | 'config'>, lag: Lag = () => 0): Load {
  // Two pages on a slow machine take 150 ms.
  const { lagLimitMs } = shop.config
  const pages = createSemaphore({
    places: loadLimits.pagesAtOnce,
    mostWaiting: loadLimits.pagesWaiting,
  })
  const pagesWaiting = () => pages.figures().waiting
  const refusals = countRefusals((refused) => {
    const figures = { lagMs: Math.round(lag()), pagesWaiting: pagesWaiting(), refused }
    shop.log.warn(figures, 'too much to do: fresh pages and searches are put off')
  })
  const isLate = () => lagLimitMs > 0 && lag() > lagLimitMs
  return {
    lagMs: lag,
    pagesWaiting,
    refused: refusals.count,
    async makePage(c, make) {
      const isUrgent = isBuying(c)
      if (isUrgent || !isLate()) {
        try {
          return await pages.run(make, { isUrgent })
        } catch (error) {
          if (!(error instanceof TooManyWait)) throw error
        }
      }
      refusals.add()
      return undefined
    },
    async spare(c, next) {
      // Part of a page that has had its turn.
      const isOfPage = c.env?.isInside === true
      if (isOfPage || !expensiveCalls.includes(c.req.path) || !isLate()) return next()
      refusals.add()
      throw new ShopError('shop-busy', { retryAfterSeconds: loadLimits.retryAfterSeconds })
    },
  }
}

/** Counts them, and says so at most every `sayEveryMs`. */
function countRefusals(say: (refused: number) => void) {
  let refused = 0
  let saidAt = Number.NEGATIVE_INFINITY
  return {
    count: () => refused,
    add() {
      refused += 1
      if (performance.now() - saidAt < loadLimits.sayEveryMs) return
      saidAt = performance.now()
      say(refused)
    },
  }
}

/** Forms, and the pages between the cart and the order: who has decided is not sent away. */
const isBuying = (c: Call) =>
  c.req.method === 'POST' || /^\/(cart|checkout|orders?)(\/|\.data|$)/.test(plainPath(c.req.path))
