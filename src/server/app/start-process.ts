import nodeCluster from 'node:cluster'
import type { Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { FirstAdmin } from '../accounts/ensure-admin.ts'
import { alone, joinCluster } from '../platform/cluster/cluster.ts'
import type { Config } from '../platform/config.ts'
import { watchLag } from '../platform/http/lag.ts'
import { close, listen } from '../platform/http/listen.ts'
import { watchIntegrity } from '../platform/integrity/watch-integrity.ts'
import { startWorker } from '../platform/jobs/worker.ts'
import { postOf } from '../platform/mail/post.ts'
import type { Shop } from '../platform/shop.ts'
import { openSearchLog } from '../search/search-log.ts'
import { type App, createApp } from './app.ts'
import { whenDatabaseAnswers } from './cluster/when-database-answers.ts'
import { createShop } from './create-shop.ts'
import { queues, schedule } from './job-handlers.ts'
import { openPageCache } from './open-page-cache.ts'
import { loadPages } from './render.ts'
import { say, welcome } from './say.ts'
import { seedWhenEmpty } from './seed/seed.ts'

const { isWorker } = nodeCluster
const handOverMs = 300

/** Node's own figures, watched from the first time that somebody asks: watching costs every request a little. */
function measuresOfProcess(): () => Registry {
  let registry: Registry | undefined
  return () => {
    if (registry) return registry
    registry = new Registry()
    collectDefaultMetrics({ register: registry })
    return registry
  }
}

/** How this process stands to its end. */
type Life = {
  /** Told to stop: who is still connected is sent away in good order. */
  isLeaving: boolean
  isReady: boolean
  stop: (isReplaced?: boolean) => void
}

/** Opens the shop in this process, alone or as one of a cluster, until it is told to stop. */
export async function startProcess(config: Config) {
  const life: Life = { isLeaving: false, isReady: true, stop: () => process.exit(0) }
  const cluster = isWorker ? joinCluster((isReplaced) => life.stop(isReplaced)) : alone()
  const { shop, admin, integrity } = await openShop(config)
  const cache = openPageCache(shop)
  const app = createApp(shop, {
    pages: await loadPages(),
    cache,
    cluster,
    lag: watchLag(),
    ofProcess: measuresOfProcess(),
    isStopping: () => !life.isReady,
  })
  await integrity?.begun
  // A proxy turns to this process while another one leaves: nobody is to meet it before it can answer quickly.
  if (config.trustProxy) await makeFirstPages(shop, app)
  let told: boolean | undefined
  // From here on the primary hands over visitors: one who is told to stop now lets them have their answers.
  life.stop = (isReplaced = false) => {
    told = isReplaced
  }
  const searches = openSearchLog(shop)
  const isLeaving = () => life.isLeaving
  const server = await listen(shop, app, cache, { isLeaving, seen: searches.note })
  if (config.hasPictureQueue) shop.pictureQueue.start()
  const worker = startWorker(shop, queues, schedule)
  if (admin) welcome(config.publicUrl, admin)
  life.stop = (isReplaced = false) => {
    if (!life.isLeaving) void end({ shop, server, worker, life }, isReplaced)
  }
  if (told !== undefined) life.stop(told)
  endWhenBroken(shop, server, life)
  listenToSignals(shop, life)
  process.send?.('ready')
  // Kept for the next start even when this one ends without a word.
  setTimeout(flushCompileCache, 2000).unref()
}

/** The shop and, where no primary has seen to that already, its first admin and the watch over its data. */
async function openShop(config: Config) {
  const open = () => createShop(config, { isMigrated: isWorker })
  // The primary has seen the database: one that is away meanwhile comes back.
  const shop = await (isWorker ? whenDatabaseAnswers(open) : open())
  if (isWorker) return { shop }
  const integrity = watchIntegrity(config, shop)
  shop.onClose(integrity.stop)
  const admin: FirstAdmin | undefined = await seedWhenEmpty(shop, say)
  return { shop, integrity, admin }
}

/** Makes the most read pages once, so that their code is compiled and their first answers are kept. */
async function makeFirstPages(shop: Shop, app: App) {
  for (const address of ['/', '/products']) {
    try {
      await app.request(address, {}, { isInside: true, isRenewal: true })
    } catch (error) {
      // Visitors are told what is wrong, and `/readyz` the proxy.
      shop.log.warn({ err: error, address }, 'a first page was not made')
    }
  }
}

type Open = {
  shop: Shop
  server: Server
  worker: ReturnType<typeof startWorker>
  life: Life
}

async function end({ shop, server, worker, life }: Open, isReplaced: boolean) {
  life.isLeaving = true
  // A machine stays ready while one of its processes takes the place of another.
  life.isReady = isReplaced
  shop.leave()
  const { leaveMs } = shop.config
  await Promise.all([close(server, { leaveMs, isShut: isReplaced }), worker.stop()])
  postOf(shop).close()
  await shop.close()
  // A connection that the primary is handing over right now is given back only by who is still here.
  if (isWorker) await pause(handOverMs)
  process.exit(0)
}

function endWhenBroken(shop: Shop, server: Server, life: Life) {
  shop.db.broken.addEventListener('abort', () => {
    shop.log.fatal({ err: shop.db.broken.reason }, 'the disk did not keep a commit: starting anew')
    life.isLeaving = true
    life.isReady = false
    // Closing the database would write to it: the next start reads what the disk really has.
    void close(server, { leaveMs: 0, isShut: true }).then(() => process.exit(1))
  })
}

function listenToSignals(shop: Shop, life: Life) {
  const onSignal = () => {
    if (life.isLeaving) process.exit(1)
    life.stop()
  }
  process.on('SIGTERM', onSignal)
  // A terminal sends it to the whole cluster, and the primary passes it on in its own words.
  process.on('SIGINT', isWorker ? () => undefined : onSignal)
  // A promise that nobody awaited has failed one request at most: the others go on.
  process.on('unhandledRejection', (error) =>
    shop.log.error({ err: error }, 'a promise failed that nobody awaited'),
  )
}
