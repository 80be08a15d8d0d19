import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createShop } from '#server/app/create-shop.ts'
import { seedLarge } from '#server/app/seed/large.ts'
import { seedWhenEmpty } from '#server/app/seed/seed.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Engine } from '#server/platform/db/dialect.ts'
import { createDatabase, databaseUrl, dropDatabase } from '#test/postgres.ts'
import { startPostgres } from '#test/start-postgres.ts'
import type { Ground } from './crowded-shop.ts'

export type Catalogues = {
  /** A shop of its own with so many products besides those of the demo. */
  groundOf: (engine: Engine, products: number) => Promise<Ground>
  postgresPid: () => number
  close: () => Promise<void>
}

const prefix = 'pallu-catalogues-'
const root = path.resolve(import.meta.dirname, '..')

/**
 * Large catalogues, made once a size and copied for whoever asks. They stay in the temp folder for the next run,
 * until migrations or seed change.
 */
export async function openCatalogues(): Promise<Catalogues> {
  const home = path.join(os.tmpdir(), prefix + fingerprint())
  for (const name of fs.readdirSync(os.tmpdir()).filter((one) => one.startsWith(prefix))) {
    const folder = path.join(os.tmpdir(), name)
    if (folder !== home) fs.rmSync(folder, { recursive: true, force: true })
  }
  const server = await startPostgres({ kept: path.join(home, 'postgres') })
  const copies: string[] = []
  const databases: string[] = []
  const groundOf = async (engine: Engine, products: number) => {
    const made = await madeOnce(home, engine, products, server.url)
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-catalogue-'))
    copies.push(folder)
    fs.cpSync(made.folder, folder, { recursive: true })
    const environment = { DATA_DIR: folder, PICTURE_QUEUE: '0', ORDERS_PER_NETWORK: '0' }
    if (!made.database) return { environment, database: path.join(folder, 'shop.sqlite') }
    const name = await createDatabase(server.url, made.database)
    databases.push(name)
    const database = databaseUrl(server.url, name)
    return { environment: { ...environment, DATABASE_URL: database }, database }
  }
  const close = async () => {
    for (const name of databases) await dropDatabase(server.url, name)
    for (const folder of copies) fs.rmSync(folder, { recursive: true, force: true })
    await server.stop()
  }
  return { groundOf, postgresPid: server.pid, close }
}

type Made = { folder: string; database?: string }

async function madeOnce(home: string, engine: Engine, products: number, serverUrl: string) {
  const folder = path.join(home, `${engine}-${products}`)
  const note = `${folder}.json`
  if (fs.existsSync(note)) return JSON.parse(fs.readFileSync(note, 'utf8')) as Made // Ours.
  fs.rmSync(folder, { recursive: true, force: true })
  const database = engine === 'postgres' ? await createDatabase(serverUrl) : undefined
  const made: Made = { folder, ...(database && { database }) }
  await fill(made, products, serverUrl)
  // Written last: a catalogue that was given up half-way is made again.
  fs.writeFileSync(note, JSON.stringify(made))
  return made
}

async function fill({ folder, database }: Made, products: number, serverUrl: string) {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const environment = { DATA_DIR: folder, LOG_LEVEL: 'silent', PICTURE_QUEUE: '0' }
  const url = database && databaseUrl(serverUrl, database)
  const shop = await createShop(readConfig({ ...environment, DATABASE_URL: url }))
  try {
    await seedWhenEmpty(shop, say)
    await seedLarge(shop, products, say)
  } finally {
    await shop.close()
  }
}

/** One word for what catalogues are made of. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of [
    'src/server/platform/db/migrations',
    'src/server/app/seed',
    'src/server/catalog/text-index',
  ]) {
    const names = fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    for (const name of names.sort()) {
      const file = path.join(root, folder, name)
      if (fs.statSync(file).isFile()) hash.update(name).update(fs.readFileSync(file))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
