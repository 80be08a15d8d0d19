import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { addManyOrders } from '#test/many-orders.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson } from '#test/people.ts'
import { addPiece } from '#test/pieces.ts'
import { queryPlans } from '#test/query-plans.ts'
import { buyerPage } from '../buyers/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { speaksOf } from './search-queries.ts'
import { staffPage } from './staff-queries.ts'

const count = 8_000
const texts = [
  ...[
    'PM-77',
    'pm-7777',
    'LAKSHMI',
    'i narayanan',
    'buyer123@',
    '90000001',
    'PM/4321',
    'meena iyer',
  ],
  ...[
    '%',
    '_',
    '\\',
    '"',
    "o'",
    '"; drop',
    'zz',
    'ka',
    'nothing of that',
    'a\nb',
    'a"b"c',
    'தமிழ்',
    'NEAR(',
    '***',
  ],
]

/** All that is found by reading every order, as before there was an index. */
async function readAll(db: Query, text: string): Promise<number[]> {
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const { rows } = await sql<{ id: number }>`
    select id from orders where lower(number) like ${part} escape '\\' or mobile like ${part} escape '\\'
      or lower(full_name) like ${part} escape '\\' or email like ${part} escape '\\'
      or lower(coalesce(invoice_number, '')) like ${part} escape '\\' order by id`.execute(db)
  return rows.map(({ id }) => id)
}

async function searched(db: Query, text: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where ${speaksOf(db, text)} order by o.id`.execute(db)
  return rows.map(({ id }) => id)
}

onBothEngines('orders are searched', (testShop, engine) => {
  beforeAll(async () => {
    const { shop } = testShop()
    await addPiece(shop)
    const { id } = await makePerson(shop)
    await addManyOrders(shop.db, count, id, shop.now())
  })

  it.each(texts)(
    'for %j with all that reading every order finds, and nothing else',
    async (text) => {
      const { db } = testShop().shop
      expect(await searched(db.read, text)).toEqual(await readAll(db.read, text))
    },
  )

  it('by an index, page and count, and so are buyers', async () => {
    const { db } = testShop().shop
    const wish = { states: [], q: 'pm-4321' }
    const plans = [
      ...(await queryPlans(db, ({ read }) => staffPage(read, wish, 1, 30))),
      ...(await queryPlans(db, ({ read }) => buyerPage(read, 'buyer4321@', 1, 30))),
    ]
    expect(plans).toHaveLength(3)
    for (const plan of plans) {
      expect(plan).toContain(engine === 'postgres' ? 'orders_words' : 'order_words')
      expect(plan).not.toMatch(/Seq Scan on orders|SCAN o\b/)
    }
  })

  it('and what changed or went is found by what it is now', async () => {
    const { db } = testShop().shop
    const [id = 0] = await searched(db.read, 'pm-5432')
    const change = (full_name: string) =>
      db.write((tx) => tx.updateTable('orders').set({ full_name }).where('id', '=', id).execute())
    await change('Thamarai Selvi')
    expect(await searched(db.read, 'THAMARAI')).toEqual([id])
    await change('Lakshmi Iyer')
    expect(await searched(db.read, 'thamarai')).toEqual([])
    await db.write((tx) => tx.deleteFrom('orders').where('id', '=', id).execute())
    expect(await searched(db.read, 'pm-5432')).toEqual([])
  })

  it('the newest buyers are found without reading all orders', async () => {
    const { db } = testShop().shop
    const { rows, total } = await buyerPage(db.read, undefined, 1, 30)
    const all = await db.read
      .selectFrom('orders')
      .select(['id', 'mobile'])
      .orderBy('id', 'desc')
      .execute()
    const mobiles = [...new Set(all.map(({ mobile }) => mobile))]
    expect(total).toBe(mobiles.length)
    expect(rows.map(({ mobile }) => mobile)).toEqual(mobiles.slice(0, 30))
    for (const { mobile, orders, id } of rows) {
      const own = all.filter((one) => one.mobile === mobile)
      expect([orders, id]).toEqual([own.length, own.at(-1)?.id])
    }
    const second = await buyerPage(db.read, undefined, 2, 30)
    expect(second.rows.map(({ mobile }) => mobile)).toEqual(mobiles.slice(30, 60))
  })
})
