import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { crowd } from '#test/crowd.ts'
import {
  type Answer,
  type Line,
  type OpenCluster,
  openCluster,
  startMain,
} from '#test/open-cluster.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'

const cookiesOf = ({ cookies }: Shopper) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

const json = (shopper: Shopper) => ({
  cookie: cookiesOf(shopper),
  'content-type': 'application/json',
})

const tally = (answers: Answer[]) => {
  const count: Record<number, number> = {}
  for (const { status } of answers) count[status] = (count[status] ?? 0) + 1
  return count
}

/** Each buyer in turn at another process. */
const lineAt = (lines: Line[], at: number): Line => {
  const line = lines[at % lines.length]
  if (!line) throw new Error('There is no line.')
  return line
}

describe.each(engines)('two processes (%s)', (engine) => {
  let testShop: TestShop
  let cluster: OpenCluster
  beforeAll(async () => {
    testShop = await createTestShop({ engine, now: Date.now() })
    cluster = await openCluster(testShop)
  })
  afterAll(async () => {
    await cluster?.stop()
    await testShop?.close()
  })

  const buy = (line: Line, shopper: Shopper, form: object, key: string) =>
    line.ask('/api/orders', {
      method: 'POST',
      headers: { ...json(shopper), 'idempotency-key': key },
      body: JSON.stringify(form),
    })

  it('200 buyers of stock 1, 100 at each: one 201, the others 409', async () => {
    const id = await addPiece(testShop.shop, { stock: 1 })
    const { shoppers, form } = await crowd(testShop, 200, [id])
    const { all, close } = await cluster.lines(10)
    const answers = await Promise.all(
      shoppers.map((shopper, at) => buy(lineAt(all, at), shopper, form, randomUUID())),
    )
    close()
    expect(tally(answers)).toEqual({ 201: 1, 409: 199 })
    expect(await stockOf(testShop.shop, id)).toBe(0)
    const orders = /^pallu_http_requests_total\{.*route="\/api\/orders"/
    await expect.poll(() => cluster.figureOf(orders)).toEqual({ 1: 100, 2: 100 })
  })

  it('one key posted 50 times over both makes one order', async () => {
    const id = await addPiece(testShop.shop, { stock: 60 })
    const { shoppers, form } = await crowd(testShop, 1, [id])
    const key = randomUUID()
    const { all, close } = await cluster.lines(5)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        shoppers.map((shopper) => buy(lineAt(all, at), shopper, form, key)),
      ).flat(),
    )
    close()
    const placed = answers.filter(({ status }) => status === 201)
    expect(new Set(placed.map(({ body }) => body)).size).toBe(1)
    for (const { status } of answers) expect([201, 409]).toContain(status)
    expect(await stockOf(testShop.shop, id)).toBe(59)
  })

  it('what one process writes, the other does not answer from memory', async () => {
    const id = await addPiece(testShop.shop, { name: 'Before' })
    const owner = await signedIn(testShop, 'owner')
    const slug = (
      await testShop.shop.db.read
        .selectFrom('products')
        .select('slug')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).slug
    const { all, close } = await cluster.lines(1)
    const names = async () => {
      const some = all.map((line) => line.ask(`/api/products/${slug}`))
      return (await Promise.all(some)).map(({ body }) => JSON.parse(body).name)
    }
    const hits = () => cluster.figureOf(/^pallu_page_cache_hits_total/)
    expect(await names()).toEqual(['Before', 'Before'])
    const before = await hits()
    // Whoever asks first learns what was sold meanwhile; from then on both answer from memory.
    const haveRemembered = async () => {
      await names()
      const now = await hits()
      return Object.entries(before).every(([at, count]) => (now[at] ?? 0) > count)
    }
    await expect.poll(haveRemembered).toBe(true)
    expect(await names()).toEqual(['Before', 'Before'])
    const saved = await cluster.ask(`/api/admin/products/${id}`, {
      method: 'PUT',
      headers: json(owner),
      body: JSON.stringify({ name: 'After' }),
    })
    expect([saved.status, saved.body]).toEqual([200, expect.stringContaining('After')])
    if (engine === 'sqlite') expect(await names()).toEqual(['After', 'After'])
    // PostgreSQL tells the other process a moment after the commit.
    else await expect.poll(names).toEqual(['After', 'After'])
    close()
  })

  it('both are replaced one after the other, and every request is answered', async () => {
    const before = cluster.members()
    cluster.renew()
    const statuses = new Set<number>()
    const isRenewed = () => {
      const now = cluster.members()
      return now.length === 2 && now.every((pid) => !before.includes(pid))
    }
    while (!isRenewed()) {
      const some = Array.from({ length: 5 }, () => cluster.ask('/api/products'))
      for (const { status } of await Promise.all(some)) statuses.add(status)
    }
    expect([...statuses]).toEqual([200])
    // The primary tells the figures of one that does not answer visitors yet, too: a line to each of them does.
    const { close } = await cluster.lines(1)
    close()
  })

  it('a killed process comes back while the other answers', async () => {
    const before = cluster.members()
    const deaths = async () => (await cluster.figureOf(/^pallu_process_deaths_total/))['-']
    const deathsBefore = (await deaths()) ?? Number.NaN
    expect(before).toHaveLength(2)
    process.kill(before[0] ?? 0, 'SIGKILL')
    const meanwhile: Answer[] = []
    for (let asked = 0; asked < 20; asked++) {
      cluster.ask('/readyz').then(
        (answer) => meanwhile.push(answer),
        () => undefined,
      )
    }
    // Lines are handed out in turn: those that went to the dead one before its end was heard of are lost with it.
    await expect.poll(() => meanwhile.length).toBeGreaterThanOrEqual(10)
    expect(Object.keys(tally(meanwhile))).toEqual(['200'])
    await expect
      .poll(() => cluster.members().filter((pid) => !before.includes(pid)))
      .toHaveLength(1)
    await expect
      .poll(async () => Object.keys(await cluster.figureOf(/^pallu_pages_waiting/)).sort())
      .toEqual(['1', '2'])
    await expect.poll(deaths).toBe(deathsBefore + 1)
  })

  it('both end together, and without a fault', async () => {
    const members = cluster.members()
    expect(await cluster.stop()).toBe(0)
    for (const pid of members) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})

it('a port that is taken ends the start of all with 78', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-cluster-'))
  const taken = net.createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const primary = startMain({ PORT: String(port), DATA_DIR: folder, WEB_PROCESSES: '2' })
  const [code] = await once(primary, 'exit')
  expect(code).toBe(78)
  taken.close()
  fs.rmSync(folder, { recursive: true, force: true })
})
