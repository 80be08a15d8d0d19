import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { CustomerPage } from '#contract/customers/types.ts'
import { StaffOrderPage } from '#contract/orders/admin-types.ts'
import { policy } from '#domain/policy.ts'
import { addManyOrders } from '#test/many-orders.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson } from '#test/people.ts'
import { addPiece } from '#test/pieces.ts'
import { createDatabase, databaseUrl, dropDatabase, providedPostgres } from '#test/postgres.ts'
import { queryPlans } from '#test/query-plans.ts'
import { signedIn } from '#test/shopper.ts'
import { buyerPage } from '../customers/queries.ts'
import { openDatabase, type Query } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { searchOrders } from './search-queries.ts'
import { staffPage } from './staff-queries.ts'

const count = 8_000
/** So many of them are searched where an index does not serve. */
const few = 1_000
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
    'buyer123@example.in',
    '@example.in',
    'ab@example.in',
    'r12@exam',
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

/** Letters that stand in this order alone: on SQLite, whose index tells letters and no order, these are enough. */
const exact = new Set(['pm-7777', 'buyer123@', 'PM/4321', 'buyer123@example.in', 'nothing of that'])

/** All that is found by reading every order, as before there was an index. */
async function readAll(db: Query, text: string): Promise<number[]> {
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const { rows } = await sql<{ id: number }>`
    select id from orders where lower(number) like ${part} escape '\\' or mobile like ${part} escape '\\'
      or lower(full_name) like ${part} escape '\\' or email like ${part} escape '\\'
      or lower(coalesce(invoice_number, '')) like ${part} escape '\\' order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Of these ids those of the newest so many orders, placed before a time. */
async function newest(db: Query, ids: number[], size: number, before = Number.MAX_SAFE_INTEGER) {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('placed_at', '<', before)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => known.has(id))
}

/** What is found, and whether in the newest alone. */
async function searched(db: Query, text: string, most?: number) {
  const { found, searched } = await searchOrders(db, text, {}, most)
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where ${found} order by o.id`.execute(db)
  return { ids: rows.map(({ id }) => Number(id)), searched }
}

const idsOf = async (db: Query, text: string) => (await searched(db, text)).ids

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
      expect(await idsOf(db.read, text)).toEqual(await readAll(db.read, text))
    },
  )

  it.each(texts)('for %j in all orders, or in the newest and says so', async (text) => {
    const { db } = testShop().shop
    const { ids, searched: among } = await searched(db.read, text, few)
    const all = await readAll(db.read, text)
    const isKnown = engine === 'postgres' ? /[a-z0-9]{3}/i.test(text) : [...text].length > 2
    if (!isKnown || all.length > few) expect(among).toBe(few)
    else if (engine === 'postgres' || exact.has(text)) expect(among).toBeUndefined()
    expect(ids).toEqual(among ? await newest(db.read, all, few) : all)
  })

  it.each(texts)('for %j without reading every order', async (text) => {
    const plans = await queryPlans(testShop().shop.db, ({ read }) => searched(read, text, few))
    expect(plans.length).toBeGreaterThan(1)
    // What every other order has, is found soonest by reading until there are enough.
    const [seen = ''] = plans.filter((plan) => !plan.includes('CTE found'))
    const isEverywhere = (await readAll(testShop().shop.db.read, text)).length > count / 2
    for (const plan of isEverywhere ? [seen] : plans)
      expect(plan).not.toMatch(/Seq Scan on orders|SCAN o(rders)?"/)
  })

  it('of some days in the newest of those days', async () => {
    const { db } = testShop().shop
    const { placed_at: before } = await db.read
      .selectFrom('orders')
      .select('placed_at')
      .where('id', '=', 5001)
      .executeTakeFirstOrThrow()
    const { found, searched: among } = await searchOrders(db.read, 'ka', { before }, few)
    const { rows } = await sql<{ id: number }>`
      select o.id from orders o where ${found} and o.placed_at < ${before} order by o.id`.execute(
      db.read,
    )
    expect(among).toBe(few)
    const all = await readAll(db.read, 'ka')
    expect(rows.map(({ id }) => Number(id))).toEqual(await newest(db.read, all, few, before))
  })

  it('by an index, page and count, and so are buyers', async () => {
    const { db } = testShop().shop
    const wish = { states: [], q: 'pm-4321' }
    const orders = await queryPlans(db, ({ read }) => staffPage(read, wish, 1, 30))
    const buyers = await queryPlans(db, ({ read }) => buyerPage(read, 'buyer4321@', 1, 30))
    const index = engine === 'postgres' ? 'orders_words' : 'order_words'
    for (const plans of [orders, buyers]) {
      // Once for the page and the count: the look into the index is what a search costs.
      expect(plans.join().split(index)).toHaveLength(2)
      // Joined with those that are newer, PostgreSQL reads all orders where many are found.
      expect(plans.join()).not.toMatch(/Seq Scan on orders|SCAN o\b|Anti Join/)
    }
  })

  it('by what stands before the @ of an email: what stands behind it, half of all orders have', async () => {
    const { db } = testShop().shop
    const plans = await queryPlans(db, ({ read }) => searched(read, 'buyer4321@example.in'))
    const looked = plans.find((plan) => /orders?_words/.test(plan)) ?? ''
    if (engine === 'postgres') {
      const [, condition] = looked.split('Index Cond: ')
      expect(condition).toContain("'%buyer4321@%'")
      expect(condition).not.toContain('example')
    } else expect(looked).toContain('order_words')
    expect(await idsOf(db.read, 'buyer4321@example.in')).not.toEqual([])
  })

  it('and what changed or went is found by what it is now', async () => {
    const { db } = testShop().shop
    const [id = 0] = await idsOf(db.read, 'pm-5432')
    const change = (full_name: string) =>
      db.write((tx) => tx.updateTable('orders').set({ full_name }).where('id', '=', id).execute())
    await change('Thamarai Selvi')
    expect(await idsOf(db.read, 'THAMARAI')).toEqual([id])
    await change('Lakshmi Iyer')
    expect(await idsOf(db.read, 'thamarai')).toEqual([])
    await db.write((tx) => tx.deleteFrom('orders').where('id', '=', id).execute())
    expect(await idsOf(db.read, 'pm-5432')).toEqual([])
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

onBothEngines('of more orders than are read', (testShop) => {
  it('staff are told that the newest alone were', async () => {
    const { shop } = testShop()
    await addPiece(shop)
    const { id } = await makePerson(shop)
    await addManyOrders(shop.db, policy.ordersSearched + 100, id, shop.now())
    const manager = await signedIn(testShop(), 'manager')
    const orders = async (q: string) =>
      (await manager.get(`/api/admin/orders?q=${encodeURIComponent(q)}`)).as(StaffOrderPage)
    const buyers = async (q: string) =>
      (await manager.get(`/api/admin/buyers?q=${encodeURIComponent(q)}`)).as(CustomerPage)
    for (const ask of [orders, buyers]) {
      for (const q of ['ka', '@example.in'])
        expect((await ask(q)).searched).toBe(policy.ordersSearched)
      expect((await ask('9000000001')).searched).toBeUndefined()
      expect((await ask('')).searched).toBeUndefined()
    }
  })
})

it('without pg_trgm, where the owner may not add it, orders are found by reading all of them', async () => {
  const { url } = await providedPostgres()
  const name = await createDatabase(url)
  const role = name.replace('pallu_test', 'pallu_role')
  const address = new URL(databaseUrl(url, name))
  const tell = async (at: string, words: string) => {
    const client = new pg.Client(at)
    await client.connect()
    await client.query(words).finally(() => client.end())
  }
  try {
    await tell(url, `create role ${role} login password 'secret'`)
    // Not the owner of the database: the schema is theirs, extensions are not.
    await tell(address.href, `alter schema public owner to ${role}`)
    address.username = role
    address.password = 'secret'
    const db = await openDatabase(address.href)
    try {
      await migrate(db, 1)
      const { rows } = await sql`select from pg_indexes where indexname = 'orders_words'`.execute(
        db.read,
      )
      expect(rows).toEqual([])
      await db.script(`insert into categories (name, slug, created_at, updated_at) values ('Silk', 'silk', 1, 1);
        insert into products (name, slug, code, price_paise, category_id, fabric, color, occasion, created_at, updated_at)
          select 'A saree', 'a-saree', 'SK-1', 450000, id, 'Silk', 'Red', 'Wedding', 1, 1 from categories`)
      await addManyOrders(db, 300, 1, 1_700_000_000_000)
      for (const text of texts)
        expect(await searched(db.read, text, 100)).toEqual({
          ids: await newest(db.read, await readAll(db.read, text), 100),
          searched: 100,
        })
      expect((await staffPage(db.read, { states: [], q: 'pm-77' }, 1, 30)).total).toBe(1)
    } finally {
      await db.close()
    }
  } finally {
    await dropDatabase(url, name)
    await tell(url, `drop role if exists ${role}`)
  }
})
