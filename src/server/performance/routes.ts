import type { MiddlewareHandler } from 'hono'
import type * as vitals from '#contract/vitals-endpoints.ts'
import type * as endpoints from '#contract/workshop-endpoints.ts'
import type { PageCache } from '../http/page-cache.ts'
import type { Env } from '../http/request.ts'
import type { Answerers } from '../http/serve.ts'
import type { Shop } from '../shop.ts'
import { rebuild } from './rebuild.ts'
import { timeRequests } from './time-requests.ts'
import { createTimings } from './timings.ts'
import { createVitalsBook } from './vitals.ts'

type Calls = Pick<
  typeof endpoints & typeof vitals,
  'performanceFigures' | 'purgePages' | 'rebuildPages' | 'reportVitals'
>

const slowestShown = 12
const noCache = { hits: 0, misses: 0, entries: 0, bytes: 0 }

/** What the shop knows of its own speed. */
export type Speed = {
  /** Goes before everything that may take time. */
  timing: MiddlewareHandler<Env>
  answers: Answerers<Calls>
}

/** Watches one app; `visit` asks it for a page as a stranger would. */
export function watchSpeed(
  shop: Shop,
  cache: PageCache | undefined,
  visit: (address: string) => Promise<Response>,
): Speed {
  const timings = createTimings()
  const book = createVitalsBook(shop)
  return {
    timing: timeRequests(timings),
    answers: {
      async performanceFigures() {
        return {
          cache: cache?.figures() ?? noCache,
          pictures: shop.pictureQueue.figures(),
          slowest: timings.slowest(slowestShown),
          vitals: await book.figures(),
        }
      },
      purgePages() {
        cache?.purge()
        return undefined
      },
      rebuildPages() {
        cache?.purge()
        return rebuild(shop, visit)
      },
      reportVitals({ input }) {
        book.take(input)
        return undefined
      },
    },
  }
}
