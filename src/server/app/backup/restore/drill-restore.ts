import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Config } from '../../../platform/config.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { createApp } from '../../app.ts'
import { createShop } from '../../create-shop.ts'
import type { Kept } from '../encryption/open-backup.ts'
import { namesOfBackups } from '../manifest.ts'
import { type OrderNote, orderNotes } from '../queries.ts'
import { Refusal, type Say } from '../refusal.ts'
import { restoreBackup } from './restore-backup.ts'

export type Drill = {
  name: string
  /** How old the backup is: what a fault at this moment would cost. */
  ageMs: number
  /** From the files of the backup to a shop that answers. */
  tookMs: number
  orders: number
  /** Orders of the open shop that were placed after the backup. */
  since: number
  /** A sentence for each thing that is not as it should be. */
  faults: string[]
}

/** Orders that were being placed while the backup began may be on either side. */
const marginMs = 60_000

/**
 * Restores the newest backup of a folder into a place apart, whatever engine the shop runs on, opens a shop there and holds
 * it against the one that is open; nothing stays of it.
 */
export async function drillRestore(
  config: Config,
  { from, identity }: Kept,
  say: Say,
): Promise<Drill> {
  const name = namesOfBackups(from).at(-1)
  if (!name) throw new Refusal(`There is no backup in ${from}.`)
  const apart = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-drill-'))
  const started = performance.now()
  try {
    const there: Config = { ...config, ...placeIn(apart), logLevel: 'silent' }
    const manifest = await restoreBackup(there, {
      from: path.join(from, name),
      identity,
      mayReplace: false,
      say,
    })
    const opened = await openRestored(there)
    const tookMs = performance.now() - started
    const takenAt = Date.parse(manifest.takenAt)
    const compared = compare(await notesOfShop(config), opened.orders, takenAt)
    const lost = manifest.missingPictures.length
    const pictures = lost > 0 ? [`${lost} pictures were missing when it was taken`] : []
    return {
      name,
      ageMs: Date.now() - takenAt,
      tookMs,
      orders: opened.orders.length,
      since: compared.since,
      faults: [...opened.faults, ...compared.faults, ...pictures],
    }
  } finally {
    fs.rmSync(apart, { recursive: true, force: true })
  }
}

const placeIn = (folder: string) => {
  const database = path.join(folder, 'shop.sqlite')
  return { dataDir: folder, database, migrationDatabase: database, s3: null, smtpUrl: null }
}

/** Opens the shop that was restored and asks it what a visitor asks first. */
async function openRestored(config: Config) {
  const shop = await createShop(config)
  try {
    const app = createApp(shop)
    const faults: string[] = []
    for (const address of ['/readyz', '/api/products?limit=4', '/api/categories', '/api/shop']) {
      const { status } = await app.request(address)
      if (status !== 200) faults.push(`${address} answers ${status} in the restored shop`)
    }
    return { faults, orders: await orderNotes(shop.db.read) }
  } finally {
    await shop.close()
  }
}

async function notesOfShop({ database }: Config): Promise<OrderNote[]> {
  const opened = await openDatabase(database, { isPatient: true })
  try {
    return await orderNotes(opened.read)
  } finally {
    await opened.close()
  }
}

function compare(shop: OrderNote[], restored: OrderNote[], takenAt: number) {
  const known = new Map(restored.map((order) => [order.number, order]))
  const before = shop.filter((order) => order.placed_at < takenAt - marginMs)
  const missing = before.filter(({ number }) => !known.has(number))
  const changed = before.filter(({ number, total_paise }) => {
    const there = known.get(number)
    return there !== undefined && there.total_paise !== total_paise
  })
  const named = (orders: OrderNote[]) => `${orders.length} orders, ${orders[0]?.number} among them,`
  return {
    since: shop.filter(({ number }) => !known.has(number)).length - missing.length,
    faults: [
      ...(missing.length > 0 ? [`${named(missing)} were placed before it and are not in it`] : []),
      ...(changed.length > 0 ? [`${named(changed)} have another sum in it`] : []),
    ],
  }
}
