import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Query } from '#server/db/database.ts'
import { booksOf, piecesOf } from './books.ts'
import {
  askAgain,
  type Ground,
  type Ledger,
  newLedger,
  sendBuyers,
  stockUp,
  withDatabase,
} from './crowded-shop.ts'
import { cpuOf, startShop } from './shop-process.ts'

export type KillFigures = {
  kills: number
  confirmed: number
  /** Orders whose answer the kill cut off, sent once more under the same key. */
  askedAgain: number
  lost: number
  doubled: number
  /** Restarts after which stock, ledger, orders and their lines did not add up. */
  notAddingUp: number
  damaged: number
  /** From the start of the process to its first yes at /readyz, of each restart. */
  readyMs: number[]
  /** Processor time of the same starts, which other programs of the machine lengthen less. */
  readyCpuMs: number[]
}

const calmMs = { from: 30, to: 500 }

/** Kills the shop's process at a random moment under orders, so many times, and looks at what is left. */
export async function killRounds(
  ground: Ground,
  rounds: number,
  say: (line: string) => void = () => undefined,
): Promise<KillFigures> {
  const ids = await stockUp(ground)
  const start = await withDatabase(ground, ({ read }) => piecesOf(read))
  const ledger = newLedger()
  const figures = { kills: 0, confirmed: 0, askedAgain: 0, lost: 0, doubled: 0, notAddingUp: 0 }
  const all: KillFigures = { ...figures, damaged: 0, readyMs: [], readyCpuMs: [] }
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now()
    const shop = await startShop(ground.environment)
    // The first start has nothing to mend.
    if (round > 0) {
      all.readyMs.push(performance.now() - began)
      all.readyCpuMs.push(cpuOf(shop.pid))
    }
    try {
      all.askedAgain += await askAgain(shop.url, ledger)
      await withDatabase(ground, (database) => look(database, ledger, start, all))
      if (round < rounds) {
        const buyers = sendBuyers(shop.url, ids, ledger)
        await pause(calmMs.from + Math.random() * (calmMs.to - calmMs.from))
        await shop.kill()
        await buyers.end()
        all.kills += 1
      }
    } finally {
      await shop.kill()
    }
    all.confirmed = ledger.confirmed.size
    if (round % 20 === 0) say(lineOf(all, ledger))
  }
  return all
}

const lineOf = (all: KillFigures, { unsure }: Ledger) =>
  `  ${all.kills} kills, ${all.confirmed} orders confirmed, ${unsure.length} unsure; ${all.lost} lost, ${all.doubled} doubled`

/** Holds the database of the shop that came back against what its buyers were told. */
async function look(database: Database, ledger: Ledger, start: string, all: KillFigures) {
  const { read } = database
  const books = await booksOf(read, ledger)
  all.lost = books.lost
  all.doubled = books.doubled
  if (!books.isAddingUp || books.pieces !== start) all.notAddingUp += 1
  if (database.engine === 'sqlite' && !(await isWhole(read))) all.damaged += 1
}

async function isWhole(read: Query): Promise<boolean> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(read)
  return rows[0]?.integrity_check === 'ok'
}
