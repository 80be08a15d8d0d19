import { flushCompileCache } from 'node:module'
import { ConfigError, readConfig } from './config.ts'
import type { FirstAdmin } from './customers/ensure-admin.ts'
import { seedWhenEmpty } from './db/seed/seed.ts'
import { createApp } from './http/app.ts'
import { close, listen } from './http/listen.ts'
import { createPageCache } from './http/page-cache.ts'
import { loadPages } from './http/render.ts'
import { duties, schedule } from './jobs/duties.ts'
import { startWorker } from './jobs/worker.ts'
import { postOf } from './mail/post.ts'
import { createShop } from './shop.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  await start()
} catch (error) {
  const reason = refusalOf(error)
  if (!reason) throw error
  process.stderr.write(`Pallu cannot start: ${reason}\n`)
  process.exit(78)
}

/** What the person at the terminal can mend, in a line. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? 'PORT is taken by another program; choose another' : undefined
}

function welcome(address: string, admin: FirstAdmin) {
  say(`\n  The shop is open:  ${address}`)
  say(`  The workshop:      ${address}/admin   as ${admin.username}`)
  if (admin.password) {
    say(`  Its password:      ${admin.password}   (shown only now; change it at the first sign-in)`)
  }
  say('')
}

async function start() {
  const config = readConfig(process.env)
  const shop = await createShop(config)
  const admin = await seedWhenEmpty(shop, say)
  const cache = createPageCache(shop.db.version, shop.now)
  const app = createApp(shop, { pages: await loadPages(), cache })
  const server = await listen(shop, app, cache)
  if (config.hasPictureQueue) shop.pictureQueue.start()
  const worker = startWorker(shop, duties, schedule)
  welcome(config.publicUrl, admin)
  process.send?.('ready')
  // Kept for the next start even when this one ends without a word.
  setTimeout(flushCompileCache, 2000).unref()

  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    await Promise.all([close(server), worker.stop()])
    postOf(shop).close()
    await shop.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}
