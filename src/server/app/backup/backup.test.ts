import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { warningsOf } from '#domain/integrity.ts'
import { createApp } from '#server/app/app.ts'
import { createShop } from '#server/app/create-shop.ts'
import { issueInvoice } from '#server/documents/issue-invoice.ts'
import type { Config } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { readFindings } from '#server/platform/integrity/findings-file.ts'
import { checkOnce } from '#server/platform/integrity/watch-integrity.ts'
import { openMedia } from '#server/platform/media/open-media.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { crowd } from '#test/crowd.ts'
import { order } from '#test/ordering.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { createDatabase, databaseUrl } from '#test/postgres.ts'
import { startS3 } from '#test/s3-server.ts'
import { rehearseRestore } from './restore/rehearse-restore.ts'
import { restoreBackup } from './restore/restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const say = () => undefined

/** Each of so many guests orders one piece; answers the secret parts of their orders' links. */
async function sell(testShop: TestShop, count: number, id: number): Promise<string[]> {
  const { shoppers } = await crowd(testShop, count, [id])
  const tokens: string[] = []
  for (const shopper of shoppers) {
    const reply = await order(shopper)
    expect(reply.status).toBe(201)
    tokens.push(String(reply.body['token']))
  }
  return tokens
}

/** The numbers of their invoices, made now. */
async function invoiced({ shop }: TestShop, tokens: string[]): Promise<string[]> {
  const numbers: string[] = []
  for (const token of tokens) {
    const { number } = await shop.db.write(async (tx) => {
      const order = tx.selectFrom('orders').select('id').where('token', '=', token)
      const { id } = await order.executeTakeFirstOrThrow()
      return issueInvoice(tx, id, { userId: null, now: shop.now() })
    })
    numbers.push(number)
  }
  return numbers
}

async function addPicture({ shop }: TestShop) {
  const name = `${randomBytes(16).toString('hex')}.jpg`
  const bytes = randomBytes(5000)
  await shop.media.put(name, bytes)
  const row = { path: `/uploads/${name}`, width: 1, height: 1, bytes: 5000, preview: '' }
  await shop.db.write((tx) =>
    tx
      .insertInto('pictures')
      .values({ ...row, created_at: 1 })
      .execute(),
  )
  return { name, bytes }
}

/** The shop after it was stopped and started again. */
async function startAgain(testShop: TestShop): Promise<TestShop> {
  const shop = await createShop(testShop.shop.config, { now: () => testShop.clock.now })
  return { ...testShop, shop, app: createApp(shop) }
}

const tokensOf = async ({ shop }: TestShop) => {
  const rows = await shop.db.read.selectFrom('orders').select('token').orderBy('id').execute()
  return rows.map((row) => row.token)
}

describe.each(engines)('backup and restore (%s)', (engine) => {
  let testShop: TestShop
  let to: string
  let piece: number
  const config = () => testShop.shop.config
  const backup = (keep?: number) =>
    takeBackup(
      config(),
      keep === undefined ? { to, say } : { to, say, keep: { newest: keep, days: 0 } },
    )
  const restore = (from: string, mayReplace = true) =>
    restoreBackup(config(), { from, mayReplace, say })

  beforeEach(async () => {
    testShop = await createTestShop({ engine })
    to = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-backups-'))
    piece = await addPiece(testShop.shop, { stock: 500 })
  })
  afterEach(async () => {
    await testShop.close()
    fs.rmSync(to, { recursive: true, force: true })
  })

  it('brings back the shop of that moment, whatever was sold or lost since', async () => {
    const picture = await addPicture(testShop)
    const before = await sell(testShop, 3, piece)
    const from = await backup()
    await sell(testShop, 2, piece)
    await testShop.shop.media.delete(picture.name)
    await testShop.shop.close()
    const manifest = await restore(from)
    expect(manifest.sums).toMatchObject({ orders: 3, ordersOff: 0, productsOff: 0 })
    const again = await startAgain(testShop)
    expect(await tokensOf(again)).toEqual(before)
    expect(await again.shop.media.get(picture.name)).toEqual(picture.bytes)
    expect(await stockOf(again.shop, piece)).toBe(497)
    const [later] = await sell(again, 1, piece)
    expect(await tokensOf(again)).toEqual([...before, later])
    await again.shop.close()
  })

  it.runIf(engine === 'postgres')('makes every index of the database again', async () => {
    const indexes = async ({ shop }: TestShop) => {
      const { rows } = await sql<{ indexdef: string }>`
        select indexdef from pg_indexes where schemaname = 'public' order by indexname`.execute(
        shop.db.read,
      )
      return rows.map((row) => row.indexdef)
    }
    const before = await indexes(testShop)
    expect(before.some((words) => words.includes('orders_words'))).toBe(true)
    const from = await backup()
    await testShop.shop.close()
    await restore(from)
    const again = await startAgain(testShop)
    expect(await indexes(again)).toEqual(before)
    await again.shop.close()
  })

  it('says which orders are newer than the backup, at the terminal and at every start', async () => {
    await sell(testShop, 1, piece)
    const from = await backup()
    testShop.clock.now = Date.now() + 60_000
    await sell(testShop, 2, piece)
    const orders = testShop.shop.db.read.selectFrom('orders').select('number').orderBy('id')
    const [, ...newer] = (await orders.execute()).map(({ number }) => number)
    await testShop.shop.close()
    const said: string[] = []
    await restoreBackup(config(), { from, mayReplace: true, say: (line) => said.push(line) })
    const words = /restored from a backup of .*, and 2 orders that buyers were told of are newer/
    expect(said.join('\n')).toMatch(words)
    for (const number of newer) expect(said.join('\n')).toContain(`${number} (`)
    const again = await startAgain(testShop)
    await checkOnce(config(), again.shop, false)
    expect(warningsOf(readFindings(config().dataDir)).join()).toMatch(words)
    await again.shop.close()
  })

  it('gives no number again that a buyer was told of', async () => {
    const documents = async ({ shop }: TestShop) => {
      const columns = ['number', 'invoice_number'] as const
      const rows = await shop.db.read.selectFrom('orders').select(columns).orderBy('id').execute()
      return rows.map((row) => [row.number, row.invoice_number])
    }
    await invoiced(testShop, await sell(testShop, 1, piece))
    const from = await backup()
    await invoiced(testShop, await sell(testShop, 2, piece))
    expect(await documents(testShop)).toHaveLength(3)
    await testShop.shop.close()
    await restore(from)
    const again = await startAgain(testShop)
    await invoiced(again, await sell(again, 1, piece))
    expect(await documents(again)).toEqual([
      ['PAL-2026-000001', 'B-2526-000001'],
      ['PAL-2026-000004', 'B-2526-000004'],
    ])
    await again.shop.close()
  })

  it('keeps the number of an invoice that was given later', async () => {
    const tokens = await sell(testShop, 2, piece)
    const from = await backup()
    await invoiced(testShop, tokens.slice(0, 1))
    await testShop.shop.close()
    await restore(from)
    const again = await startAgain(testShop)
    expect(await invoiced(again, tokens.slice(1))).toEqual(['B-2526-000002'])
    await again.shop.close()
  })

  it('loses no order that was confirmed before it began, while orders come in', async () => {
    const { shoppers } = await crowd(testShop, 30, [piece])
    const early = await sell(testShop, 2, piece)
    const selling = Promise.all(shoppers.map((shopper) => order(shopper)))
    const from = await backup()
    await selling
    const manifest = await rehearseRestore(config(), { from }, say)
    expect(manifest.sums).toMatchObject({ ordersOff: 0, productsOff: 0 })
    expect(manifest.sums.stock).toBe(500 - manifest.sums.orders)
    await testShop.shop.close()
    await restore(from)
    const again = await startAgain(testShop)
    expect(await tokensOf(again)).toEqual(expect.arrayContaining(early))
    await again.shop.close()
  })

  it('refuses a shop that is open, and one that is there already without --yes', async () => {
    const from = await backup()
    await expect(restore(from)).rejects.toThrow(/is open/)
    await testShop.shop.close()
    await expect(restore(from, false)).rejects.toThrow(/To replace it, add --yes/)
    await restore(from)
  })

  it('says which file is damaged and leaves the shop alone', async () => {
    const { name } = await addPicture(testShop)
    const from = await backup()
    await testShop.shop.close()
    for (const file of fs.readdirSync(from, { recursive: true, encoding: 'utf8' })) {
      const place = path.join(from, file)
      if (!fs.statSync(place).isFile()) continue
      const whole = fs.readFileSync(place)
      const bitten = Buffer.from(whole)
      const at = Math.floor(bitten.length / 2)
      bitten[at] = (bitten[at] ?? 0) ^ 1
      fs.writeFileSync(place, bitten)
      await expect(restore(from), file).rejects.toThrow(new RegExp(`${file}.*(changed|damaged)`))
      fs.writeFileSync(place, whole)
    }
    fs.rmSync(path.join(from, 'pictures', name))
    await expect(restore(from)).rejects.toThrow(`pictures/${name} is missing`)
  })

  it('refuses a backup of a newer schema', async () => {
    await testShop.shop.db.write((tx) =>
      tx.insertInto('migrations').values({ name: '9999-later', applied_at: 1 }).execute(),
    )
    const from = await backup()
    await expect(rehearseRestore(config(), { from }, say)).rejects.toThrow(/newer .*9999-later/)
  })

  it('keeps as many as are wished for, and never half of one', async () => {
    await backup()
    const second = await backup()
    const third = await backup(2)
    expect(fs.readdirSync(to)).toEqual([second, third].map((folder) => path.basename(folder)))
    // A name for every system.
    expect(path.basename(third)).toMatch(/^pallu-[\dTZ-]+$/)
  })

  it('says which pictures had no file, and takes the backup all the same', async () => {
    const { name } = await addPicture(testShop)
    await testShop.shop.media.delete(name)
    const said: string[] = []
    const from = await takeBackup(config(), { to, say: (line) => said.push(line) })
    expect(said.join('\n')).toContain(name)
    const manifest = await rehearseRestore(config(), { from }, say)
    expect(manifest.missingPictures).toEqual([`/uploads/${name}`])
  })

  it('keeps pictures of S3 storage too, and brings them back', async () => {
    const s3 = await startS3()
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.config
    const inCloud = { ...config(), s3: { endpoint, bucket, region, accessKeyId, secretAccessKey } }
    const media = openMedia(inCloud, '')
    const { name, bytes } = await addPicture({ ...testShop, shop: { ...testShop.shop, media } })
    const from = await takeBackup(inCloud, { to, say })
    await media.delete(name)
    await testShop.shop.close()
    await restoreBackup(inCloud, { from, mayReplace: true, say })
    expect(await media.get(name)).toEqual(bytes)
    await s3.close()
  })

  it('brings back a shop of an older release, which its next start brings up to date', async () => {
    const old = { ...config(), ...(await emptyPlace(config(), to)) }
    const database = await openDatabase(old.database)
    await migrate(database, 1, '0007-orders')
    await database.write((tx) =>
      tx
        .insertInto('pages')
        .values({ ...page, created_at: 1, updated_at: 1 })
        .execute(),
    )
    await database.close()
    const from = await takeBackup(old, { to, say })
    await testShop.shop.close()
    await restore(from)
    const again = await startAgain(testShop)
    const found = await again.shop.db.read.selectFrom('pages').select('title').execute()
    expect(found).toEqual([{ title: 'Care' }])
    expect(await again.shop.db.read.selectFrom('buyer_notes').selectAll().execute()).toEqual([])
    await again.shop.close()
  })
})

const page = { title: 'Care', slug: 'care', content: '' }

async function emptyPlace({ database }: Config, folder: string) {
  const dataDir = path.join(folder, 'old')
  if (!/^postgres/.test(database)) return { dataDir, database: path.join(dataDir, 'shop.sqlite') }
  return { dataDir, database: databaseUrl(database, await createDatabase(database)) }
}

it('replaces a database that cannot be read any more, and keeps what is left of it', async () => {
  const testShop = await createTestShop()
  const { config } = testShop.shop
  await addPiece(testShop.shop)
  const to = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-backups-'))
  const from = await takeBackup(config, { to, say })
  await testShop.shop.close()
  fs.writeFileSync(config.database, randomBytes(50_000))
  await expect(restoreBackup(config, { from, mayReplace: false, say })).rejects.toThrow(/--yes/)
  await restoreBackup(config, { from, mayReplace: true, say })
  const left = fs.readdirSync(config.dataDir).filter((name) => name.includes('replaced'))
  expect(left).toHaveLength(1)
  await (await createShop(config)).close()
  await testShop.close()
  fs.rmSync(to, { recursive: true })
})
