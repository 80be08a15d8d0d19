import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app.ts'
import { createShop } from '#server/app/create-shop.ts'
import { staffPage } from '#server/orders/staff-queries.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { newShopper, type Shopper } from '#test/shopper.ts'
import { takeCensus } from '../census.ts'
import { takeBackup } from '../take-backup.ts'
import { rehearseRestore } from './rehearse-restore.ts'
import { restoreBackup } from './restore-backup.ts'

const say = () => undefined
/** All but what each engine has of its own, and what is written after a backup: that it was taken, what was answered. */
const isCompared = (name: string) =>
  !['migrations', 'product_texts', 'settings', 'backups', 'outcomes'].includes(name)

const ways = [
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const

describe.each(ways)('a backup of %s goes into %s', (from, into) => {
  let source: TestShop
  let target: TestShop
  let to: string
  beforeEach(async () => {
    ;[source, target] = await Promise.all([
      createTestShop({ engine: from }),
      createTestShop({ engine: into }),
    ])
    to = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-across-'))
  })
  afterEach(async () => {
    await Promise.all([source.close(), target.close()])
    fs.rmSync(to, { recursive: true, force: true })
  })

  /** The target's shop after a stop, a restore and a start. */
  async function restored(folder: string): Promise<TestShop> {
    await target.shop.close()
    const { config } = target.shop
    await restoreBackup(config, { from: folder, mayReplace: true, say })
    const shop = await createShop(config, { now: () => target.clock.now })
    return { ...target, shop, app: createApp(shop) }
  }

  async function buy(shopper: Shopper, id: number) {
    await fill(shopper, id)
    const reply = await order(shopper)
    expect(reply.status).toBe(201)
    return reply.body
  }

  it('row for row; search, orders and numbers go on as before', async () => {
    const id = await addPiece(source.shop, { name: 'Uppada of the river', stock: 9 })
    const bought = await buy(newShopper(source), id)
    // An id that was given out and is gone is not given out again.
    const gone = await addPiece(source.shop)
    await source.shop.db.write((tx) => tx.deleteFrom('products').where('id', '=', gone).execute())
    const folder = await takeBackup(source.shop.config, { to, say })
    await addPiece(target.shop, { name: 'Of the shop that was here' })

    await rehearseRestore(target.shop.config, { from: folder }, say)
    const { config } = target.shop
    await expect(restoreBackup(config, { from: folder, mayReplace: false, say })).rejects.toThrow(
      /already|open/,
    )
    const there = await restored(folder)
    const census = ({ shop: { db } }: TestShop) =>
      db.read.transaction().execute((tx) => takeCensus(tx, isCompared))
    expect(await census(there)).toEqual(await census(source))
    expect(await stockOf(there.shop, id)).toBe(8)
    const visitor = newShopper(there)
    expect((await visitor.get(`/api/orders/${bought['token']}`)).status).toBe(200)
    const { items } = (await visitor.get('/api/search?q=uppada')).body as { items: unknown[] } // A listing.
    expect(items).toHaveLength(1)
    const wish = { states: [], q: String(bought['number']).toLowerCase() }
    expect((await staffPage(there.shop.db.read, wish, 1, 10)).total).toBe(1)
    expect(await addPiece(there.shop)).toBeGreaterThan(gone)
    expect((await buy(newShopper(there), id))['number']).not.toBe(bought['number'])
    await there.shop.close()
  }, 120_000)

  it('and one that was changed is refused, with nothing touched', async () => {
    await addPiece(source.shop)
    const folder = await takeBackup(source.shop.config, { to, say })
    const kept = await addPiece(target.shop)
    const file = path.join(folder, from === 'sqlite' ? 'shop.sqlite' : 'tables/products.jsonl.gz')
    const bytes = fs.readFileSync(file)
    bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1
    fs.writeFileSync(file, bytes)
    await expect(restored(folder)).rejects.toThrow(/is damaged|was changed|not the file/)
    const shop = await createShop(target.shop.config, { now: () => target.clock.now })
    expect(await stockOf(shop, kept)).toBeGreaterThan(0)
    await shop.close()
  })
})
