import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Pages } from '#contract/rendering.ts'
import { createShop } from '#server/app/create-shop.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { openLog, type Shop } from '#server/platform/shop.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { type App, createApp } from '../../../app/app.ts'

let testShop: TestShop
let shop: Shop
let lines: Record<string, unknown>[] = []

async function open(options: Partial<Config>): Promise<App> {
  const config = { ...testShop.shop.config, logLevel: 'debug', ...options }
  const log = openLog(config, { write: (line) => void lines.push(JSON.parse(line)) })
  shop = await createShop(config, { log })
  const pages: Pages = async (_request, door) => {
    await door.send('/api/products')
    door.report(new Error('planted'))
    return new Response('<h1>A page</h1>')
  }
  const app = createApp(shop, { pages })
  lines = []
  return app
}

beforeAll(async () => {
  testShop = await createTestShop()
})
afterAll(() => testShop.close())

it('every line of the log that a request brings about carries its id, calls from inside included', async () => {
  const app = await open({})
  const reply = await app.request('/')
  const id = reply.headers.get('x-request-id')
  expect(lines.map(({ msg }) => msg)).toEqual(['request', 'a page failed', 'request'])
  expect(new Set(lines.map(({ requestId }) => requestId))).toEqual(new Set([id]))
  await shop.close()
})

it('an id is believed only of our own proxy, and only a well-formed one', async () => {
  const ask = async (app: App, id: string) =>
    (await app.request('/healthz', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
  const open1 = await open({})
  expect(await ask(open1, 'from-the-proxy-1')).toMatch(/^[0-9a-f-]{36}$/)
  await shop.close()
  const behind = await open({ trustProxy: { hops: 1 } })
  expect(await ask(behind, 'from-the-proxy-1')).toBe('from-the-proxy-1')
  for (const id of ['short', 'a b c d e f g h', '{"level":60}', 'x'.repeat(65)]) {
    expect(await ask(behind, id)).toMatch(/^[0-9a-f-]{36}$/)
  }
  await shop.close()
})

it('a slow question to the database is written down without its values', async () => {
  await open({ slowQueryMs: 5 })
  await sql`with recursive numbers(n) as (
      select 1 union all select n + 1 from numbers where n < ${400_000})
    select count(*) as count from numbers where ${'canary'} <> 'x'`.execute(shop.db.read)
  // On a slow machine others may have taken their time too.
  const [line] = lines.filter(({ sql }) => String(sql).startsWith('with recursive numbers'))
  expect(line).toMatchObject({ level: 40, msg: 'the database took its time' })
  expect(line?.['sql']).toMatch(/^with recursive numbers\(n\) as \( select 1 .* n < \?\)/)
  expect(JSON.stringify(lines)).not.toMatch(/canary|400000/)
  await shop.close()
})

it('SLOW_QUERY_MS=0 writes nothing down', async () => {
  await open({ slowQueryMs: readConfig({ SLOW_QUERY_MS: '0' }).slowQueryMs })
  await sql`select 1`.execute(shop.db.read)
  expect(lines).toEqual([])
  await shop.close()
})
