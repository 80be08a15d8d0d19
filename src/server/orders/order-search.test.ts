import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { addManyOrders } from '#test/many-orders.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson } from '#test/people.ts'
import { addPiece } from '#test/pieces.ts'
import { createDatabase, databaseUrl, dropDatabase, providedPostgres } from '#test/postgres.ts'
import { queryPlans } from '#test/query-plans.ts'
import { buyerPage } from '../buyers/queries.ts'
import { openDatabase, type Query } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
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
    // What stands inside of a question is told before it.
    const [orders = '', rows = ''] = (
      await queryPlans(db, ({ read }) => staffPage(read, wish, 1, 30))
    ).slice(-2)
    const buyers = await queryPlans(db, ({ read }) => buyerPage(read, 'buyer4321@', 1, 30))
    const searched = [orders, ...buyers]
    expect(searched).toHaveLength(2)
    const index = engine === 'postgres' ? 'orders_words' : 'order_words'
    // Once for the page and the count: the look into the index is what a search costs.
    for (const plan of searched) expect(plan.split(index)).toHaveLength(2)
    for (const plan of [...searched, rows]) expect(plan).not.toMatch(/Seq Scan on orders|SCAN o\b/)
  })

  it('by what stands before the @ of an email: what stands behind it, half of all orders have', async () => {
    const { db } = testShop().shop
    const wish = { states: [], q: 'buyer4321@example.in' }
    const [plan = ''] = await queryPlans(db, ({ read }) => staffPage(read, wish, 1, 30))
    const [, condition] = plan.split('Index Cond: ')
    if (engine === 'postgres') {
      expect(condition).toContain("'%buyer4321@%'")
      expect(condition).not.toContain('example')
    } else expect(plan).toContain('order_words')
  })

  it.each(['zz', 'M', '77'])('for %j among the newest orders alone', async (text) => {
    const { db } = testShop().shop
    const [plan = ''] = await queryPlans(db, ({ read }) =>
      staffPage(read, { states: [], q: text }, 1, 30),
    )
    expect(plan).toMatch(
      engine === 'postgres' ? /Index Scan using orders_pkey on orders o/ : /SEARCH o USING/,
    )
    expect(plan).not.toMatch(/Seq Scan on orders|SCAN o\b|orders_words/)
  })

  it('for nothing but signs without bringing every order by the index', async () => {
    const { db } = testShop().shop
    const ask = ({ read }: typeof db) => staffPage(read, { states: [], q: '***' }, 1, 30)
    const [plan = ''] = await queryPlans(db, ask)
    expect(plan).not.toContain('orders_words')
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
        expect(await searched(db.read, text)).toEqual(await readAll(db.read, text))
      expect((await staffPage(db.read, { states: [], q: 'pm-77' }, 1, 30)).total).toBe(1)
    } finally {
      await db.close()
    }
  } finally {
    await dropDatabase(url, name)
    await tell(url, `drop role if exists ${role}`)
  }
})
