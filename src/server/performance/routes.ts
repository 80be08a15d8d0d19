import type * as adminCalls from '#contract/performance/admin-calls.ts'
import type * as calls from '#contract/performance/calls.ts'
import { actorOf, record } from '../audit/audit.ts'
import { personIn } from '../customers/sessions/session.ts'
import type { Call } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Process } from '../platform/noun-module.ts'
import type { Shop } from '../platform/shop.ts'
import { noCache, type OwnFigures, together } from './own-figures.ts'
import { lookForPictures, rebuild } from './rebuild.ts'
import { todayOf } from './today.ts'
import { createVitalsBook } from './vitals.ts'

/** Calls about the speed of the shop: figures are those of all processes together. */
export function performanceHandlers({
  shop,
  cache,
  crew,
  times,
  visit,
}: Process): Handlers<typeof calls & typeof adminCalls> {
  const book = createVitalsBook(shop)
  crew.answer(
    'figures',
    (): OwnFigures => ({
      cache: cache?.figures() ?? noCache,
      pictures: shop.pictureQueue.figures(),
      times: times(),
    }),
  )
  crew.answer('purge', () => cache?.purge())
  crew.answer('look for pictures', () => lookForPictures(shop))
  return {
    today: ({ c }) => todayOf(shop, personIn(c)),
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
  }
}

/** Before the work: nobody drops every page of the shop without a name. */
function note(shop: Shop, c: Call, subject: string) {
  const what = { action: 'update', kind: 'settings', id: null, subject } as const
  return shop.db.write((tx) => record(tx, actorOf(c), shop.now(), what))
}
