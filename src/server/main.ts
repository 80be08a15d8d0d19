import { ConfigError, readConfig } from './config.ts'
import { seedWhenEmpty } from './db/seed/seed.ts'
import { createApp } from './http/app.ts'
import { close, listen } from './http/listen.ts'
import { createPageCache } from './http/page-cache.ts'
import { loadPages } from './http/render.ts'
import { createShop } from './shop.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  await start()
} catch (error) {
  if (error instanceof ConfigError) {
    process.stderr.write(`Pallu cannot start: ${error.message}\n`)
    process.exit(78)
  }
  throw error
}

async function start() {
  const config = readConfig(process.env)
  const shop = await createShop(config)
  await seedWhenEmpty(shop, say)
  const cache = createPageCache(shop.db.version, shop.now)
  const app = createApp(shop, { pages: await loadPages(), cache })
  const server = await listen(shop, app, cache)
  shop.pictureQueue.start()
  say(`\n  ${config.publicUrl}\n`)
  process.send?.('ready')

  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    await close(server)
    await shop.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}
