import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type App, createApp } from '#server/app/app.ts'
import { createShop } from '#server/app/create-shop.ts'
import { keepPaymentSettings } from '#server/payment-methods/settings.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import type { Engine } from '#server/platform/db/dialect.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { Shop } from '#server/platform/shop.ts'
import { patient } from './patient.ts'
import { createDatabase, databaseUrl, dropDatabase, providedPostgres } from './postgres.ts'
import { testPayments } from './test-payments.ts'

/** Both; a trial that runs each test hundreds of times may name the one it wants in TEST_ENGINES. */
export const engines = (['sqlite', 'postgres'] as const satisfies Engine[]).filter((name) =>
  (process.env['TEST_ENGINES'] ?? name).includes(name),
)

/** When a test shop's clock stands still: 15 January 2026, noon in India. */
export const testNow = Date.UTC(2026, 0, 15, 6, 30)

export type TestShop = {
  shop: Shop
  app: App
  /** Where the shop's clock stands; a test may move it. */
  clock: { now: number }
  close: () => Promise<void>
}

export type TestShopOptions = {
  engine?: Engine
  now?: number
  /** More variables of the environment, as config.ts reads them. */
  environment?: Record<string, string>
}

/**
 * An empty, migrated shop of its own: a copy of a migrated file in the temp folder, or of the PostgreSQL template. Its ways to
 * pay are test-payments.ts.
 */
export async function createTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-shop-'))
  const postgres = options.engine === 'postgres' ? await freshPostgres() : undefined
  if (!postgres) fs.writeFileSync(path.join(folder, 'shop.sqlite'), await migratedFile())
  const clock = { now: options.now ?? testNow }
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: postgres?.url,
    LOG_LEVEL: 'silent',
    SHOP_DEMO: '0',
    // Every shopper of a test comes from the same place.
    ORDERS_PER_NETWORK: '0',
    ...patient,
    ...options.environment,
  })
  const shop = await createShop(config, { now: () => clock.now })
  await shop.db.write((tx) => keepPaymentSettings(tx, testPayments, shop.now()))
  const close = async () => {
    await shop.close()
    await postgres?.drop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  return { shop, app: createApp(shop), clock, close }
}

let migrated: Promise<Buffer> | undefined

/** The embedded database as the migrations leave it, made once a process. */
function migratedFile(): Promise<Buffer> {
  migrated ??= makeMigratedFile()
  return migrated
}

async function makeMigratedFile(): Promise<Buffer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-template-'))
  const file = path.join(folder, 'shop.sqlite')
  const database = await openDatabase(file)
  await migrate(database, 0)
  await database.close()
  const bytes = fs.readFileSync(file)
  fs.rmSync(folder, { recursive: true, force: true })
  return bytes
}

async function freshPostgres() {
  const { url, template } = await providedPostgres()
  const name = await createDatabase(url, template)
  return { url: databaseUrl(url, name), drop: () => dropDatabase(url, name) }
}
