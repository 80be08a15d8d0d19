import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { FirstAdmin } from '../customers/ensure-admin.ts'
import { alone, joinCrew } from '../platform/cluster/crew.ts'
import type { Config } from '../platform/config.ts'
import { watchLag } from '../platform/http/lag.ts'
import { close, listen } from '../platform/http/listen.ts'
import { watchIntegrity } from '../platform/integrity/watch-integrity.ts'
import { startWorker } from '../platform/jobs/worker.ts'
import { postOf } from '../platform/mail/post.ts'
import { createApp } from './app.ts'
import { whenDatabaseHandlers } from './cluster/when-database-answers.ts'
import { createShop } from './create-shop.ts'
import { queues, schedule } from './job-handlers.ts'
import { openPageCache } from './open-page-cache.ts'
import { loadPages } from './render.ts'
import { say, welcome } from './say.ts'
import { seedWhenEmpty } from './seed/seed.ts'

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

/** Opens the shop in this process, alone or as one of a crew, until it is told to stop. */
export async function startProcess(config: Config) {
  const isMember = cluster.isWorker
  let isLeaving = false
  let isReady = true
  let stop = (_isReplaced = false): void => process.exit(0)
  const crew = isMember ? joinCrew((isReplaced) => stop(isReplaced)) : alone()
  const open = () => createShop(config, { isMigrated: isMember })
  // The lead has seen the database: one that is away meanwhile comes back.
  const shop = await (isMember ? whenDatabaseHandlers(open) : open())
  // Of a crew, the lead looks after that.
  const watch = isMember ? undefined : watchIntegrity(config, shop)
  if (watch) shop.onClose(watch.stop)
  const admin: FirstAdmin | undefined = isMember ? undefined : await seedWhenEmpty(shop, say)
  const cache = openPageCache(shop)
  const app = createApp(shop, {
    pages: await loadPages(),
    cache,
    crew,
    lag: watchLag(),
    ofProcess: measuresOfProcess(),
    isStopping: () => !isReady,
  })
  let told: boolean | undefined
  await watch?.begun
  // From here on the lead hands over visitors: one who is told to stop now lets them have their answers.
  stop = (isReplaced) => {
    told = isReplaced
  }
  const server = await listen(shop, app, cache, () => isLeaving)
  if (config.hasPictureQueue) shop.pictureQueue.start()
  const worker = startWorker(shop, queues, schedule)
  if (admin) welcome(config.publicUrl, admin)

  const end = async (isReplaced: boolean) => {
    isLeaving = true
    // A machine stays ready while one of its processes takes the place of another.
    isReady = isReplaced
    await Promise.all([
      close(server, { leaveMs: config.leaveMs, isShut: isReplaced }),
      worker.stop(),
    ])
    postOf(shop).close()
    await shop.close()
    // A connection that the lead is handing over right now is given back only by who is still here.
    if (isMember) await pause(handOverMs)
    process.exit(0)
  }
  stop = (isReplaced = false) => {
    if (!isLeaving) void end(isReplaced)
  }
  if (told !== undefined) stop(told)
  shop.db.broken.addEventListener('abort', () => {
    shop.log.fatal({ err: shop.db.broken.reason }, 'the disk did not keep a commit: starting anew')
    isLeaving = true
    isReady = false
    // Closing the database would write to it: the next start reads what the disk really has.
    void close(server, { leaveMs: 0, isShut: true }).then(() => process.exit(1))
  })
  const onSignal = () => {
    if (isLeaving) process.exit(1)
    stop()
  }
  process.on('SIGTERM', onSignal)
  // A promise that nobody awaited has failed one request at most: the others go on.
  process.on('unhandledRejection', (error) =>
    shop.log.error({ err: error }, 'a promise failed that nobody awaited'),
  )
  // A terminal sends it to the whole crew, and the lead passes it on in its own words.
  process.on('SIGINT', isMember ? () => undefined : onSignal)
  process.send?.('ready')
  // Kept for the next start even when this one ends without a word.
  setTimeout(flushCompileCache, 2000).unref()
}
