import fs from 'node:fs'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { createApp } from '#server/app/app.ts'
import { createShop } from '#server/app/create-shop.ts'
import { refusalOf } from '#server/app/start-refusal.ts'
import { createTestShop, engines } from '#test/create-test-shop.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { createDatabase, databaseUrl, dropDatabase, providedPostgres } from '#test/postgres.ts'
import { newShopper } from '#test/shopper.ts'
import { openDatabase } from './database.ts'
import { isContract, type Migration, migrate, migrationsOf } from './migrate.ts'

/** What a later release brings, told by name and text. */
const later = (...files: [string, string][]): Migration[] =>
  files.map(([name, sql]) => ({ name, sql }))

describe.each(engines)('the schema of a newer release (%s)', (engine) => {
  it('serves this one too, as long as it only adds', async () => {
    const testShop = await createTestShop({ engine })
    try {
      const { shop } = testShop
      const added = later(
        ['9998-more', 'create table mores (id integer primary key, words text not null)'],
        [
          '9999-wider',
          `alter table orders add column gift_words text not null default '';
           alter table order_lines add column gift_id bigint;
           alter table products add column origin text`,
        ],
      )
      const all = [...migrationsOf(shop.db), ...added]
      expect(await migrate(shop.db, 1, '~', all)).toEqual(['9998-more', '9999-wider'])
      const again = await createShop(shop.config, { now: shop.now })
      const guest = newShopper({ ...testShop, shop: again, app: createApp(again) })
      await fill(guest, await addPiece(again))
      expect((await order(guest)).status).toBe(201)
      await again.close()
    } finally {
      await testShop.close()
    }
  })
})

onBothEngines('a migration that fails', (testShop) => {
  it('is named in a line, and leaves nothing behind', async () => {
    const { db } = testShop().shop
    const wrong = later(['9997-half', 'create table halves (id integer); select * from nowhere'])
    const error = await migrate(db, 1, '~', [...migrationsOf(db), ...wrong]).catch((e) => e)
    expect(refusalOf(error)).toEqual({
      reason: expect.stringMatching(/^migration 9997-half failed: .*nowhere/),
      exitCode: 78,
    })
    expect(await migrate(db, 1)).toEqual([])
    await db.script('create table halves (id integer); drop table halves')
  })
})

describe('on PostgreSQL', () => {
  it('a migration behind a long read lets visitors through while it waits, and comes through after it', async () => {
    const testShop = await createTestShop({ engine: 'postgres' })
    const reader = new pg.Client(testShop.shop.config.database)
    try {
      await reader.connect()
      await reader.query('begin; select count(*) from orders')
      const { db } = testShop.shop
      const wide = later(['9999-wide', 'alter table orders add column wide text'])
      let isDone = false
      const migrating = migrate(db, 1, '~', [...migrationsOf(db), ...wide]).then((names) => {
        isDone = true
        return names
      })
      /** Whether the migration stands in line for its table now. */
      const isWaiting = async () => {
        const { rows } = await reader.query(
          'select 1 from pg_locks where not granted and relation is not null',
        )
        return rows.length > 0
      }
      const buys = async () => {
        const guest = newShopper(testShop)
        await fill(guest, await addPiece(testShop.shop))
        expect((await order(guest)).status).toBe(201)
      }
      // It gives way to visitors more than once, and has to begin anew.
      for (let tries = 0; tries < 3; tries++) {
        await expect.poll(isWaiting, { interval: 10 }).toBe(true)
        await buys()
        await expect.poll(isWaiting, { interval: 10 }).toBe(false)
        await buys()
      }
      expect(isDone).toBe(false)
      await reader.query('commit')
      expect(await migrating).toEqual(['9999-wide'])
    } finally {
      await reader.end()
      await testShop.close()
    }
  })

  it('the shop runs with a role that may not change the schema, and says what to do when it lacks something', async () => {
    const { url } = await providedPostgres()
    const name = await createDatabase(url)
    const role = name.replace('pallu_test', 'pallu_role')
    const owned = databaseUrl(url, name)
    const owner = new pg.Client(owned)
    const testShop = await createTestShop()
    const own = new URL(owned)
    own.username = role
    own.password = 'secret'
    try {
      await owner.connect()
      await owner.query(`create role ${role} login password 'secret'`)
      await owner.query(grantsOf(name, role))
      const config = { ...testShop.shop.config, database: own.href }
      const behind = await createShop(config).catch((error) => error)
      expect(refusalOf(behind)?.reason).toMatch(
        /^The schema lacks 0001-catalog, .*, and the role of DATABASE_URL may not change it: run pallu migrate, then start again\.$/,
      )
      const migrator = await openDatabase(owned)
      await migrate(migrator, 1)
      await migrator.close()
      const shop = await createShop(config, { now: testShop.shop.now })
      const guest = newShopper({ ...testShop, shop, app: createApp(shop) })
      await fill(guest, await addPiece(shop))
      expect((await order(guest)).status).toBe(201)
      await expect(shop.db.script('create table mine (id integer)')).rejects.toThrow('permission')
      await shop.close()
    } finally {
      await owner.end()
      await testShop.close()
      await dropDatabase(url, name)
      const server = new pg.Client(url)
      await server.connect()
      await server.query(`drop role if exists ${role}`)
      await server.end()
    }
  })
})

/** The statements of docs/deploy.md, for the names of a test. */
function grantsOf(database: string, role: string): string {
  const words = fs.readFileSync(new URL('../../../../docs/deploy.md', import.meta.url), 'utf8')
  const [, told = ''] = /```sql\n([^`]*)```/.exec(words) ?? []
  expect(told).toContain('alter default privileges')
  return told
    .replace(/^(create |\\c ).*$/gm, '')
    .replaceAll('pallu_owner', 'current_user')
    .replaceAll('database pallu ', `database ${database} `)
    .replaceAll('pallu_shop', role)
}

describe('every migration', () => {
  const taking =
    /\bdrop\s+(table|column|index)|\brename\b|\balter\s+column\b|\badd\s+column\s+\w+\s+(?:(?!default)[^;,])*not\s+null(?:(?!default)[^;,])*[;,]/i
  /** Released before the rule, and never changed since. */
  const isOlder = (name: string) => name < '0031'

  /** A table that a file makes and drops itself was never anybody's. */
  const withoutOwnTables = (sql: string) => {
    const plain = sql.replace(/--.*/g, '')
    const own = new Set([...plain.matchAll(/create table (\w+)/g)].map(([, table]) => table))
    return plain.replace(/drop table (\w+);/g, (drop, table) => (own.has(table) ? '' : drop))
  }

  it.each(engines)('adds only, or is named a contract (%s)', (engine) => {
    const files = migrationsOf({ engine })
    expect(files.length).toBeGreaterThan(10)
    const wrong = files.filter(
      ({ name, sql }) =>
        !isOlder(name) && !isContract(name) && taking.test(`${withoutOwnTables(sql)};`),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it.each([
    'alter table a drop column b',
    'drop table a',
    'alter table a rename to b',
    'alter table a add column b text not null',
    'alter table a alter column b set not null',
  ])('that would be found by the check: %s', (sql) => {
    expect(`${sql};`).toMatch(taking)
  })

  it.each([
    "alter table a add column b text not null default ''",
    'alter table a add column b bigint',
    'create table a (b text not null, c text)',
  ])('that the check lets through: %s', (sql) => {
    expect(`${sql};`).not.toMatch(taking)
  })
})
