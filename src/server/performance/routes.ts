import type * as adminCalls from '#contract/performance/admin-calls.ts'
import type * as calls from '#contract/performance/calls.ts'
import type { OwnSubject } from '#domain/said/audit-subjects.ts'
import { actorOf, record } from '../audit/audit.ts'
import { type Call, personIn } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Process } from '../platform/noun-module.ts'
import type { Shop } from '../platform/shop.ts'
import { noCache, type OwnFigures, together } from './own-figures.ts'
import { lookForPictures, rebuild } from './rebuild.ts'
import { todayOf } from './today.ts'
import { createVitalsBook } from './vitals.ts'

/** Calls about the speed of the shop: figures are those of all processes together. */
export function performanceHandlers(process: Process): Handlers<typeof calls & typeof adminCalls> {
  const { shop, cluster, visit } = process
  const book = createVitalsBook(shop)
  answerTheOthers(process)
  return {
    today: ({ c }) => todayOf(shop, personIn(c)),
    async performanceFigures() {
      return { ...together(await cluster.ask('figures')), vitals: await book.figures() }
    },
    async purgePages({ c }) {
      await note(shop, c, 'kept pages dropped')
      await cluster.ask('purge')
      return undefined
    },
    async rebuildPages({ c }) {
      await note(shop, c, 'kept pages made anew')
      await cluster.ask('purge')
      const rebuilt = await rebuild(shop, visit)
      await cluster.ask('look for pictures')
      return rebuilt
    },
    reportVitals({ input }) {
      book.take(input)
      return undefined
    },
  }
}

/** What the processes of the shop ask each other. */
function answerTheOthers({ shop, cache, cluster, times }: Process) {
  cluster.answer(
    'figures',
    (): OwnFigures => ({
      cache: cache?.figures() ?? noCache,
      pictures: shop.pictureQueue.figures(),
      times: times(),
    }),
  )
  cluster.answer('purge', () => cache?.purge())
  cluster.answer('look for pictures', () => lookForPictures(shop))
}

/** Before the work: nobody drops every page of the shop without a name. */
function note(shop: Shop, c: Call, subject: OwnSubject) {
  const what = { action: 'update', kind: 'settings', id: null, subject } as const
  return shop.db.write((tx) => record(tx, actorOf(c), shop.now(), what))
}
