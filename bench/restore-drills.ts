import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { restoreBackup } from '#server/app/backup/restore/restore-backup.ts'
import { takeBackup } from '#server/app/backup/take-backup.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { type Ground, type Ledger, newLedger, sendBuyers, stockUp } from './crowded-shop.ts'
import { until } from './hear.ts'
import { startShop } from './shop-process.ts'

export type DrillFigures = {
  drills: number
  confirmed: number
  /** Orders confirmed before the snapshot of a backup, and not in the shop restored from it. */
  missing: number
  /** Drills whose stock, ledger, orders and lines did not add up, or that were refused. */
  notAddingUp: number
  slowestBackupMs: number
  slowestRestoreMs: number
}

/**
 * While buyers never stop, takes backups of an open shop and restores each into a place of its own.
 * `another` makes such a place: the same engine, empty.
 */
export async function restoreDrills(
  ground: Ground,
  drills: number,
  another: () => Promise<Ground>,
  say: (line: string) => void = () => undefined,
): Promise<DrillFigures> {
  const ids = await stockUp(ground)
  const shop = await startShop(ground.environment)
  const ledger = newLedger()
  const buyers = sendBuyers(shop.url, ids, ledger, 2)
  const to = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-drills-'))
  const all = { drills: 0, confirmed: 0, missing: 0, notAddingUp: 0 }
  const figures: DrillFigures = { ...all, slowestBackupMs: 0, slowestRestoreMs: 0 }
  try {
    await until(() => ledger.confirmed.size > 0)
    while (figures.drills < drills) {
      await drill({ from: configOf(ground), into: configOf(await another()), to }, ledger, figures)
      figures.confirmed = ledger.confirmed.size
      say(`  ${figures.drills} drills, ${figures.confirmed} orders; ${figures.missing} missing`)
    }
  } finally {
    await buyers.end().finally(() => shop.stop())
    fs.rmSync(to, { recursive: true, force: true })
  }
  return figures
}

type Places = { from: Config; into: Config; to: string }

async function drill({ from, into, to }: Places, ledger: Ledger, figures: DrillFigures) {
  const say = () => undefined
  const began = performance.now()
  const folder = await takeBackup(from, { to, keep: { newest: 1, days: 0 }, say })
  const taken = performance.now()
  const manifest = await restoreBackup(into, { from: folder, mayReplace: false, say })
  figures.slowestBackupMs = Math.max(figures.slowestBackupMs, taken - began)
  figures.slowestRestoreMs = Math.max(figures.slowestRestoreMs, performance.now() - taken)
  const { ordersOff, productsOff } = manifest.sums
  if (ordersOff > 0 || productsOff > 0) figures.notAddingUp += 1
  const kept = await tokensIn(into)
  const moment = Date.parse(manifest.takenAt)
  const due = [...ledger.confirmed].filter(([, { at }]) => at < moment)
  figures.missing += due.filter(([token]) => !kept.has(token)).length
  figures.drills += 1
}

async function tokensIn(config: Config): Promise<Set<string>> {
  const database = await openDatabase(config.database)
  const rows = await database.read.selectFrom('orders').select('token').execute()
  await database.close()
  return new Set(rows.map((row) => row.token))
}

const configOf = ({ environment }: Ground) => readConfig(environment)
