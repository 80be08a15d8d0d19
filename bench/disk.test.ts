import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { orderForm } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { hear } from './hear.ts'
import { startShop } from './shop-process.ts'

async function pagesOf({ shop }: TestShop): Promise<number> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(shop.db.read)
  return rows[0]?.page_count ?? 0
}

describe('a database without room', () => {
  it('is read on, refuses writes in a sentence, and takes them again without a restart', async () => {
    const testShop = await createTestShop()
    const { shop } = testShop
    const id = await addPiece(shop)
    const shopper = newShopper(testShop)
    must(await shopper.post('/api/cart/lines', { productId: id }))
    const form = await orderForm(shopper)
    const key = { 'idempotency-key': randomUUID() }
    await shop.db.script(`pragma max_page_count = ${await pagesOf(testShop)}`)
    const writing = () => newShopper(testShop).post('/api/cart/lines', { productId: id })
    let refused = await writing()
    for (let tries = 0; refused.status < 300 && tries < 2000; tries++) refused = await writing()
    expect([refused.status, refused.body['message']]).toEqual([
      503,
      'We cannot save right now. Please try again in a moment.',
    ])
    expect(refused.headers.get('retry-after')).toBe('1')
    expect((await shopper.get('/api/products')).status).toBe(200)
    await shop.db.script('pragma max_page_count = 1000000')
    expect((await writing()).status).toBeLessThan(300)
    expect((await shopper.post('/api/orders', form, key)).status).toBe(201)
    await testShop.close()
  })
})

it('a log that takes no line stops nothing', async () => {
  // Opened for reading: every line that is written to it fails, as on a full disk.
  const output = fs.openSync(os.devNull, 'r')
  const shop = await startShop({ LOG_LEVEL: 'debug', SHOP_DEMO: '0' }, { output })
  try {
    for (let at = 0; at < 3; at++) expect((await hear(`${shop.url}/api/products`)).status).toBe(200)
  } finally {
    await shop.stop()
    fs.closeSync(output)
  }
})
