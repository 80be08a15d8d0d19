import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createTestShop } from '#test/create-test-shop.ts'
import { crowd } from '#test/crowd.ts'
import { addPiece } from '#test/pieces.ts'
import { setup } from '#test/postgres.ts'
import type { Shopper } from '#test/shopper.ts'
import type { Row } from './compare.ts'
import { report } from './report.ts'

// `npm run bench -- order-locks`: orders of different sarees on PostgreSQL, 1, 4 and 8 at a time. All that they have in common is
// the catalogue's version and the number of the order: how long others wait for these two rows.

const orders = Number(process.argv[2] ?? 400)
const products = 16
const lookMs = 2

type Buyer = { shopper: Shopper; form: object }

async function measure(atOnce: number): Promise<Row[]> {
  const testShop = await createTestShop({ engine: 'postgres' })
  try {
    const queue: Buyer[] = []
    for (let n = 0; n < products; n++) {
      const id = await addPiece(testShop.shop, { stock: orders })
      const { shoppers, form } = await crowd(testShop, Math.ceil(orders / products), [id])
      queue.push(...shoppers.map((shopper) => ({ shopper, form })))
    }
    const count = queue.length
    const watch = await watchLocks(testShop.shop.config.database)
    const started = performance.now()
    await buyAll(queue, atOnce)
    const ms = performance.now() - started
    const waiting = await watch()
    const what = (words: string) => `${atOnce} at a time: ${words}`
    return [
      { what: what('orders'), figure: count / (ms / 1000), unit: '/s' },
      { what: what('an order'), figure: (ms * atOnce) / count, unit: 'ms' },
      { what: what('of it waits for rows of others'), figure: (waiting / atOnce) * 100, unit: '%' },
    ]
  } finally {
    await testShop.close()
  }
}

/** Each order goes to the next who is free, pieces in turn, so that those at once are of different sarees. */
async function buyAll(all: Buyer[], atOnce: number) {
  const each = all.length / products
  const queue = all.map((_, at) => all[(at % products) * each + Math.floor(at / products)])
  const worker = async () => {
    for (let one = queue.pop(); one; one = queue.pop()) {
      const key = { 'idempotency-key': randomUUID() }
      const reply = await one.shopper.post('/api/orders', one.form, key)
      if (reply.status !== 201) throw new Error(reply.text)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Looks all the time who waits for a lock; answers how many did on average. */
async function watchLocks(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  let isOver = false
  let looks = 0
  let waiting = 0
  const look = async () => {
    while (!isOver) {
      const { rows } = await client.query(
        `select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      )
      looks += 1
      waiting += rows[0].n
      await new Promise((resolve) => setTimeout(resolve, lookMs))
    }
  }
  const looking = look()
  return async () => {
    isOver = true
    await looking.finally(() => client.end())
    return waiting / Math.max(1, looks)
  }
}

const close = await setup()
try {
  const rows: Row[] = []
  for (const atOnce of [1, 4, 8]) rows.push(...(await measure(atOnce)))
  report('order-locks', rows)
} finally {
  await close()
}
