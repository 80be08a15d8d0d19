import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Today } from '#contract/performance/types.ts'
import { createApp } from '#server/app/app.ts'
import { createShop } from '#server/app/create-shop.ts'
import type { Config } from '#server/platform/config.ts'
import { createTestShop, type TestShop, testNow } from '#test/create-test-shop.ts'
import { crowd } from '#test/crowd.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order, orderForm } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { readFindings } from './findings-file.ts'
import { journalFile, openJournal } from './order-journal.ts'
import { readJournal } from './read-journal.ts'
import { checkOnce, watchIntegrity } from './watch-integrity.ts'

/** Each of so many guests orders one piece; answers the numbers that they were told. */
async function sell(testShop: TestShop, count: number, id: number): Promise<string[]> {
  const { shoppers } = await crowd(testShop, count, [id])
  const numbers: string[] = []
  for (const shopper of shoppers) {
    const reply = await order(shopper)
    expect(reply.status).toBe(201)
    numbers.push(String(reply.body['number']))
  }
  return numbers
}

const ready = async ({ app }: Pick<TestShop, 'app'>) => (await app.request('/readyz')).text()

onNewShops('the journal of acknowledged orders', (testShop) => {
  const check = () => checkOnce(testShop().shop.config, testShop().shop, true)
  const found = () => readFindings(testShop().shop.config.dataDir)
  const today = async (role: 'owner' | 'packer' = 'owner') =>
    (await (await signedIn(testShop(), role)).get('/api/admin/today')).as(Today).integrity

  it('has every order that was told to a buyer or written by staff, once, and nothing of who bought', async () => {
    const { shop } = testShop()
    const id = await addPiece(shop, { stock: 50 })
    const numbers = await sell(testShop(), 3, id)
    const guest = newShopper(testShop())
    await fill(guest, id)
    const key = { 'idempotency-key': 'told-twice-0123456789' }
    const form = await orderForm(guest)
    const told = await guest.post('/api/orders', form, key)
    expect((await guest.post('/api/orders', form, key)).body).toEqual(told.body)
    const owner = await signedIn(testShop(), 'owner')
    const sale = {
      channel: 'exhibition',
      contact: { mobile: '9876500000' },
      fullName: 'Walk-in',
      lines: [{ productId: id, quantity: 1 }],
      paymentMethod: 'cod',
      isPaid: true,
    }
    const written = await owner.post('/api/admin/orders', sale)
    expect(written.status).toBe(200)
    const kept = readJournal(journalFile(shop.config.dataDir))
    expect(kept).toMatchObject({ brokenLines: 0, restoredFrom: null })
    expect([...kept.orders.values()].map(({ number }) => number)).toEqual([
      ...numbers,
      told.body['number'],
      written.body['number'],
    ])
    expect([...kept.orders.values()][0]).toMatchObject({ at: testNow, totalPaise: 225_000 })
    const text = fs.readFileSync(journalFile(shop.config.dataDir), 'utf8')
    expect(text).not.toMatch(/Meena|98400|example\.in|Walk-in/)
    expect(text).not.toContain(String(told.body['token']))
  })

  it('says nothing while all of them are there', async () => {
    await sell(testShop(), 2, await addPiece(testShop().shop))
    await check()
    expect(found()).toMatchObject({ missing: [], damage: [], brokenLines: 0, isChecking: false })
    expect(await ready(testShop())).toBe('ready')
    expect(await today()).toEqual({ warnings: [], codes: [], isChecking: false, toSettle: 0 })
  })

  it('tells which are missing, since when and what to do, until the owner has looked after them', async () => {
    const { shop } = testShop()
    const [number = ''] = await sell(testShop(), 1, await addPiece(shop))
    // What a database that lost its last pages does: the number is there no more, or belongs to another order.
    const lose = { token: 'x'.repeat(22) }
    await shop.db.write((tx) =>
      tx.updateTable('orders').set(lose).where('number', '=', number).execute(),
    )
    await check()
    expect(found().missing).toMatchObject([{ number, at: testNow, totalPaise: 225_000 }])
    expect(await ready(testShop())).toBe(
      'ready\nwarning: acknowledged orders are missing\nsee the log, or /admin',
    )
    const told = await today('packer')
    expect(told.toSettle).toBe(1)
    expect(told.warnings).toEqual([
      `1 order that buyers were told of is not in the database, since 15 Jan 2026, 12:00 pm: ${number} (15 Jan 2026, 12:00 pm, ₹2,250). Keep a copy of the data folder, look for these orders in the emails and payments of that time, and enter them by hand. Their numbers may have been given to later orders.`,
    ])
    expect(told.codes).toEqual([
      {
        code: 'orders-lost',
        params: {
          orders: [{ number, at: testNow, totalPaise: 225_000 }],
          count: 1,
          since: testNow,
        },
      },
    ])
    const packer = await signedIn(testShop(), 'packer')
    const settle = (who: typeof packer, toSettle: number) =>
      who.post('/api/admin/integrity/settle', { toSettle })
    const owner = await signedIn(testShop(), 'owner')
    expect((await settle(packer, 1)).status).toBe(403)
    expect((await settle(owner, 2)).status).toBe(409)
    expect(await today()).toMatchObject({ toSettle: 1 })
    expect((await settle(owner, 1)).status).toBe(204)
    expect(await ready(testShop())).toBe('ready')
    await check()
    expect(await today()).toEqual({ warnings: [], codes: [], isChecking: false, toSettle: 0 })
    const log = await owner.get('/api/admin/audit?kind=integrity')
    expect(log.body['items']).toMatchObject([{ before: { missing: [number], brokenLines: 0 } }])
  })

  it('notices a line that was taken out or changed, and one that nobody finished is none', async () => {
    const { shop } = testShop()
    await sell(testShop(), 4, await addPiece(shop))
    const file = journalFile(shop.config.dataDir)
    const whole = fs.readFileSync(file, 'utf8')
    const lines = whole.split('\n')
    const broken = async (text: string) => {
      fs.writeFileSync(file, text)
      await check()
      return found().brokenLines
    }
    expect(await broken(lines.toSpliced(-3, 1).join('\n'))).toBe(1)
    expect(await broken(lines.with(-3, `${lines.at(-3)}`.replace('2250', '1250')).join('\n'))).toBe(
      1,
    )
    expect(await broken(whole.replaceAll(':225000', ':125000'))).toBeGreaterThan(3)
    expect((await ready(testShop())).split('\n')[1]).toBe(
      'warning: the order journal was changed or cut',
    )
    expect(await broken(`${whole}${lines.at(-2)?.slice(0, 60)}`)).toBe(0)
    const next = openJournal(file, (error) => expect.unreachable(String(error)))
    await next.add([{ kind: 'restored', at: 1, takenAt: 2 }])
    await next.close()
    expect(readJournal(file)).toMatchObject({ restoredFrom: 2, brokenLines: 0 })
  })

  it('an order stands even where the journal cannot be written, and that is told; the next one brings both', async () => {
    const { shop } = testShop()
    const id = await addPiece(shop)
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-journal-'))
    const failures: unknown[] = []
    const file = path.join(folder, 'orders.journal')
    fs.mkdirSync(file)
    const journal = openJournal(file, (error) => failures.push(error))
    const around = { ...testShop(), shop: { ...shop, journal } }
    const entry = { kind: 'order', at: 1, number: 'P-1', totalPaise: 1 } as const
    await journal.add([{ ...entry, key: 'a' }])
    expect([failures.length, journal.isKept()]).toEqual([1, false])
    expect(await ready({ app: createApp(around.shop) })).toContain('journal is not being kept')
    const owner = await signedIn({ ...around, app: createApp(around.shop) }, 'owner')
    const { warnings } = (await owner.get('/api/admin/today')).as(Today).integrity
    expect(warnings.join()).toContain('The order journal cannot be written')
    fs.rmdirSync(file)
    await journal.add([{ ...entry, key: 'b' }])
    expect([failures.length, journal.isKept()]).toEqual([1, true])
    expect([...readJournal(file).orders.keys()]).toEqual(['a', 'b'])
    expect(readJournal(file).brokenLines).toBe(0)
    await journal.close()
    expect(id).toBeGreaterThan(0)
    fs.rmSync(folder, { recursive: true })
  })

  it('tells that the journal was deleted or made shorter, at a start and while the shop runs, until it was looked after', async () => {
    const { shop } = testShop()
    const file = journalFile(shop.config.dataDir)
    const id = await addPiece(shop, { stock: 20 })
    const cut = 'warning: the order journal was changed or cut'
    const owner = await signedIn(testShop(), 'owner')
    // From the first order on, before any check has seen the journal.
    await sell(testShop(), 2, id)
    fs.rmSync(file)
    await check()
    expect(await ready(testShop())).toContain(cut)
    expect((await today()).warnings.join()).toContain('was deleted or made shorter')
    // What is sold meanwhile lies in a journal that has a name again, in a chain of its own.
    const [number] = await sell(testShop(), 1, id)
    await check()
    expect([...readJournal(file).orders.values()]).toMatchObject([{ number }])
    expect([found().brokenLines, (await today()).toSettle]).toEqual([0, 1])
    expect((await owner.post('/api/admin/integrity/settle', { toSettle: 1 })).status).toBe(204)
    await check()
    expect(await ready(testShop())).toBe('ready')
    fs.truncateSync(file, 10)
    await check()
    expect(await ready(testShop())).toContain(cut)
  })

  it('several processes write into one journal, each in a chain of its own', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-journal-'))
    const file = path.join(folder, 'orders.journal')
    const fail = (error: unknown) => expect.unreachable(String(error))
    const writers = [openJournal(file, fail), openJournal(file, fail)]
    const entries = Array.from({ length: 40 }, (_, n) => ({
      ...{ kind: 'order' as const, at: n, key: String(n), number: `P-${n}`, totalPaise: n },
    }))
    await Promise.all(entries.map((entry, n) => writers[n % 2]?.add([entry])))
    for (const writer of writers) await writer.close()
    const { orders, brokenLines } = readJournal(file)
    expect([orders.size, brokenLines]).toEqual([40, 0])
    fs.rmSync(folder, { recursive: true })
  })
})

describe('an embedded shop that was ended without a word and whose files were damaged', () => {
  let testShop: TestShop
  let folder: string
  let config: Config
  let numbers: string[]
  const file = (end = '') => `${config.database}${end}`

  beforeEach(async () => {
    testShop = await createTestShop()
    const id = await addPiece(testShop.shop, { stock: 90 })
    await sell(testShop, 12, id)
    await testShop.shop.db.script('pragma wal_checkpoint(truncate)')
    numbers = await sell(testShop, 10, id)
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-damaged-'))
    const { dataDir, database } = testShop.shop.config
    config = {
      ...testShop.shop.config,
      dataDir: folder,
      database: path.join(folder, path.basename(database)),
    }
    fs.cpSync(dataDir, folder, { recursive: true })
    fs.rmSync(file('-shm'), { force: true })
  })
  afterEach(async () => {
    await testShop.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  /** What the shop finds as it starts. */
  async function start() {
    const shop = await createShop(config, { now: () => testNow })
    const watch = watchIntegrity(config, shop)
    await watch.begun
    watch.stop()
    const text = await ready({ app: createApp(shop) })
    await shop.close()
    const { missing, damage } = readFindings(folder)
    return { missing: missing.map(({ number }) => number), damage, text }
  }

  const overwrite = (name: string, at: number, size: number) => {
    const opened = fs.openSync(name, 'r+')
    fs.writeSync(opened, Buffer.alloc(size, 0xa5), 0, size, at)
    fs.closeSync(opened)
  }

  it('finds nothing where nothing was damaged', async () => {
    expect(await start()).toEqual({ missing: [], damage: [], text: 'ready' })
  })

  it('names all orders of a write-ahead log that was deleted', async () => {
    fs.rmSync(file('-wal'))
    const { missing, text } = await start()
    expect(missing).toEqual(numbers)
    expect(text).toContain('warning: acknowledged orders are missing')
  })

  it('says that the journal itself was deleted', async () => {
    fs.rmSync(journalFile(folder))
    expect((await start()).text).toContain('warning: the order journal was changed or cut')
  })

  it('names the last orders of one that was cut in half', async () => {
    fs.truncateSync(file('-wal'), fs.statSync(file('-wal')).size / 2)
    const { missing } = await start()
    expect(missing.length).toBeGreaterThan(0)
    expect(missing).toEqual(numbers.slice(-missing.length))
  })

  it('names the last ones where 64 bytes of it were overwritten', async () => {
    overwrite(file('-wal'), fs.statSync(file('-wal')).size - 9000, 64)
    const { missing } = await start()
    expect(missing.length).toBeGreaterThan(0)
    expect(missing).toEqual(numbers.slice(-missing.length))
  })

  it('says that pages of the database are damaged', async () => {
    // Not those that a start reads: without them it is refused (main.test.ts).
    const rows = await sql<{ rootpage: number }>`
      select rootpage from sqlite_schema where rootpage > 1 and tbl_name like 'order%' limit 16
    `.execute(testShop.shop.db.read)
    for (const { rootpage } of rows.rows) overwrite(file(), (rootpage - 1) * 4096, 4096)
    const { text } = await start()
    expect(text).toContain('warning: the database is damaged')
    expect(readFindings(folder).damage.join()).toMatch(/page|malformed|Tree/)
  })
})
