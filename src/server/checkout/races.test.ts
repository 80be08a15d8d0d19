import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { crowd } from '#test/crowd.ts'
import { inStepsOnBothEngines } from '#test/on-both-engines.ts'
import { patient } from '#test/patient.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import type { Reply, Shopper } from '#test/shopper.ts'

type Form = Record<string, unknown>

const buy = (shopper: Shopper, form: Form, key: string = randomUUID()) =>
  shopper.post('/api/orders', form, { 'idempotency-key': key })

const tally = (replies: Reply[]) => {
  const count: Record<number, number> = {}
  for (const { status } of replies) count[status] = (count[status] ?? 0) + 1
  return count
}

/** The same purchases in a process of its own. */
function buyElsewhere(wish: object): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, ['test/buy-elsewhere.ts'], (error, answer) =>
      error ? reject(error) : resolve(JSON.parse(answer)),
    )
    child.stdin?.end(JSON.stringify(wish))
  })
}

// The last one looks at the numbers of all orders that the others have placed.
inStepsOnBothEngines('races', (testShop) => {
  const ledgerOf = async (id: number) =>
    (
      await testShop()
        .shop.db.read.selectFrom('stock_ledger')
        .select('change')
        .where('product_id', '=', id)
        .execute()
    ).reduce((sum, row) => sum + row.change, 0)

  it('200 parallel buyers of stock 1: exactly one 201, the others 409 with a message', async () => {
    const id = await addPiece(testShop().shop, { name: 'Single piece', stock: 1 })
    const { shoppers, form } = await crowd(testShop(), 200, [id])
    const replies = await Promise.all(shoppers.map((shopper) => buy(shopper, form)))
    expect(tally(replies)).toEqual({ 201: 1, 409: 199 })
    for (const reply of replies.filter(({ status }) => status === 409)) {
      expect(reply.body['message']).toBe('Single piece is sold out.')
    }
    expect([await stockOf(testShop().shop, id), await ledgerOf(id)]).toEqual([0, -1])
  })

  it('carts in opposite order: all or nothing, no deadlock', async () => {
    const { shop } = testShop()
    const [a, b] = [await addPiece(shop, { stock: 20 }), await addPiece(shop, { stock: 20 })]
    const [there, back] = [await crowd(testShop(), 25, [a, b]), await crowd(testShop(), 25, [b, a])]
    const replies = await Promise.all([
      ...there.shoppers.map((shopper) => buy(shopper, there.form)),
      ...back.shoppers.map((shopper) => buy(shopper, back.form)),
    ])
    expect(tally(replies)).toEqual({ 201: 20, 409: 30 })
    expect([await stockOf(shop, a), await stockOf(shop, b)]).toEqual([0, 0])
    expect([await ledgerOf(a), await ledgerOf(b)]).toEqual([-20, -20])
  })

  it('a one-use coupon used 200 times at once counts once', async () => {
    const { shop } = testShop()
    const id = await addPiece(shop, { stock: 500 })
    const times = { created_at: 0, updated_at: 0 }
    const coupon = { code: 'ONCE', kind: 'amount' as const, amount_paise: 10_000, max_uses: 1 }
    await shop.db.write((tx) =>
      tx
        .insertInto('coupons')
        .values({ ...coupon, ...times })
        .execute(),
    )
    const { shoppers, form } = await crowd(testShop(), 200, [id], 'ONCE')
    const replies = await Promise.all(shoppers.map((shopper) => buy(shopper, form)))
    expect(tally(replies)).toEqual({ 201: 1, 409: 199 })
    const { uses } = await shop.db.read
      .selectFrom('coupons')
      .select('uses')
      .where('code', '=', 'ONCE')
      .executeTakeFirstOrThrow()
    expect([uses, await stockOf(shop, id)]).toEqual([1, 499])
  })

  it('50 parallel posts of one key make one order', async () => {
    const { shop } = testShop()
    const id = await addPiece(shop, { stock: 60 })
    const { shoppers, form } = await crowd(testShop(), 1, [id])
    const key = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => shoppers.map((shopper) => buy(shopper, form, key))).flat(),
    )
    const answers = new Set(replies.filter(({ status }) => status === 201).map(({ text }) => text))
    expect(answers.size).toBe(1)
    for (const { status } of replies) expect([201, 409]).toContain(status)
    expect([await stockOf(shop, id), await ledgerOf(id)]).toEqual([59, -1])
  })

  it('two server processes on one database sell no piece twice', async () => {
    const { shop, clock } = testShop()
    const id = await addPiece(shop, { stock: 30 })
    const { shoppers, form } = await crowd(testShop(), 80, [id])
    const [here, there] = [shoppers.slice(0, 40), shoppers.slice(40)]
    const { dataDir, database } = shop.config
    const environment = {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      SHOP_DEMO: '0',
      ...patient,
      ...(shop.db.engine === 'postgres' && { DATABASE_URL: database }),
    }
    const carts = there.map((shopper) => shopper.cookies.get('cart'))
    const elsewhere = buyElsewhere({ environment, now: clock.now, carts, form })
    const replies = await Promise.all(here.map((shopper) => buy(shopper, form)))
    const statuses = [...replies.map((reply) => reply.status), ...(await elsewhere)]
    expect(statuses.filter((status) => status === 201)).toHaveLength(30)
    expect(statuses.filter((status) => status === 409)).toHaveLength(50)
    expect([await stockOf(shop, id), await ledgerOf(id)]).toEqual([0, -30])
  })

  it('order numbers run without gaps or doubles', async () => {
    const rows = await testShop()
      .shop.db.read.selectFrom('orders')
      .select('number')
      .orderBy('number')
      .execute()
    rows.forEach((row, at) => {
      const counter = String(at + 1).padStart(6, '0')
      expect(row.number).toBe(`PAL-2026-${counter}`)
    })
  })
})
