import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { createApp } from '../../app/app.ts'
import { createPageCache } from '../cache/page-cache.ts'

const deploy = path.resolve(import.meta.dirname, '../../../../deploy')
const read = (file: string) => fs.readFileSync(path.join(deploy, file), 'utf8')
const rules = 'prometheus-rules.yml'
const hasPromtool = spawnSync('promtool', ['--version']).status === 0

let testShop: TestShop
let told: Set<string>

beforeAll(async () => {
  testShop = await createTestShop()
  const { shop } = testShop
  const ofNode = new Registry()
  collectDefaultMetrics({ register: ofNode })
  const cache = createPageCache(shop.db.version, shop.now)
  const app = createApp(shop, { cache, ofProcess: () => ofNode })
  const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const local = { headers: { host: 'localhost:3000' } }
  const text = await (await app.request('/metrics', local, here)).text()
  told = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
})
afterAll(() => testShop.close())

/** Names in questions to Prometheus; a histogram has its parts. */
const namesIn = (text: string) =>
  [...text.matchAll(/\b(?:pallu|process|nodejs)_[a-z_]+/g)].map(([name]) =>
    name.replace(/^(\w+_seconds)_(bucket|sum|count)$/, '$1'),
  )

it.each([rules, 'prometheus-rules.test.yml', 'grafana-dashboard.json', '../docs/operate.md'])(
  'every metric that %s names is one that the shop tells',
  (file) => {
    const names = namesIn(read(file).replaceAll('pallu_restored', ''))
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !told.has(name))).toEqual([])
  },
)

it('the panel shows every figure that the shop tells of itself', () => {
  const shown = new Set(namesIn(read('grafana-dashboard.json')))
  const own = [...told].filter((name) => name.startsWith('pallu_'))
  expect(own.filter((name) => !shown.has(name))).toEqual(['pallu_page_cache_entries'])
})

it.skipIf(!hasPromtool)('promtool reads the alarms, and each rings when it should', () => {
  for (const args of [
    ['check', 'rules', rules],
    ['test', 'rules', 'prometheus-rules.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: deploy })
    expect(`${status} ${stdout}${stderr}`).toMatch(/^0 /)
  }
})
