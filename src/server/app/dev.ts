import http from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import type { Pages } from '#contract/rendering.ts'
import { readConfig } from '../platform/config.ts'
import { startWorker } from '../platform/jobs/worker.ts'
import { createApp } from './app.ts'
import { createShop } from './create-shop.ts'
import { queues, schedule } from './job-handlers.ts'
import { seedWhenEmpty } from './seed/seed.ts'

// `npm run dev`: the same app, its pages taken fresh from Vite at every request; nothing is cached.

const say = (line: string) => process.stdout.write(`${line}\n`)
const config = readConfig(process.env)
const shop = await createShop(config)
await seedWhenEmpty(shop, say)

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const pages: Pages = async (request, given) => {
  const build = await vite.ssrLoadModule('virtual:react-router/server-build')
  return build['entry'].module.pagesOf(build, 'development')(request, given)
}
const app = createApp(shop, { pages, isDevelopment: true })
const think = getRequestListener((request, env) => app.fetch(request, { incoming: env.incoming }))
const server = http.createServer((req, res) => {
  vite.middlewares(req, res, () => void think(req, res))
})
const worker = startWorker(shop, queues, schedule)
server.listen(config.port, config.host, () => say(`\n  ${config.publicUrl}  (development)\n`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close()
    void Promise.all([vite.close(), worker.stop().then(shop.close)]).then(() => process.exit(0))
  })
}
