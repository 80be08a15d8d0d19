import type { MiddlewareHandler } from 'hono'
import type * as vitals from '#contract/vitals-endpoints.ts'
import type * as endpoints from '#contract/workshop-endpoints.ts'
import { actorOf, record } from '../audit/audit.ts'
import type { PageCache } from '../platform/cache/page-cache.ts'
import type { Crew } from '../platform/cluster/crew.ts'
import type { Call, Env } from '../platform/http/request.ts'
import type { Answerers } from '../platform/http/serve.ts'
import { timeRequests } from '../platform/metrics/time-requests.ts'
import { createTimings } from '../platform/metrics/timings.ts'
import type { Shop } from '../platform/shop.ts'
import { noCache, type OwnFigures, together } from './own-figures.ts'
import { lookForPictures, rebuild } from './rebuild.ts'
import { createVitalsBook } from './vitals.ts'

type Calls = Pick<
  typeof endpoints & typeof vitals,
  'performanceFigures' | 'purgePages' | 'rebuildPages' | 'reportVitals'
>

/** What the shop knows of its own speed. */
export type Speed = {
  /** Goes before everything that may take time. */
  timing: MiddlewareHandler<Env>
  answers: Answerers<Calls>
}

type Around = {
  shop: Shop
  cache: PageCache | undefined
  crew: Crew
  /** Asks this app for a page as a stranger would. */
  visit: (address: string) => Promise<Response>
}

/** Watches one app; its figures are those of all processes of the crew together. */
export function watchSpeed({ shop, cache, crew, visit }: Around): Speed {
  const timings = createTimings()
  const book = createVitalsBook(shop)
  crew.answer(
    'figures',
    (): OwnFigures => ({
      cache: cache?.figures() ?? noCache,
      pictures: shop.pictureQueue.figures(),
      times: timings.times(),
    }),
  )
  crew.answer('purge', () => cache?.purge())
  crew.answer('look for pictures', () => lookForPictures(shop))
  return {
    timing: timeRequests(timings),
    answers: {
      async performanceFigures() {
        return { ...together(await crew.ask('figures')), vitals: await book.figures() }
      },
      async purgePages({ c }) {
        await note(shop, c, 'kept pages dropped')
        await crew.ask('purge')
        return undefined
      },
      async rebuildPages({ c }) {
        await note(shop, c, 'kept pages made anew')
        await crew.ask('purge')
        const rebuilt = await rebuild(shop, visit)
        await crew.ask('look for pictures')
        return rebuilt
      },
      reportVitals({ input }) {
        book.take(input)
        return undefined
      },
    },
  }
}

/** Before the work: nobody drops every page of the shop without a name. */
function note(shop: Shop, c: Call, subject: string) {
  const what = { action: 'update', kind: 'settings', id: null, subject } as const
  return shop.db.write((tx) => record(tx, actorOf(c), shop.now(), what))
}
