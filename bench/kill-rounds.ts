import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Query } from '#server/platform/db/database.ts'
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
import { type Dispatches, hasDoneAll, newDispatches, sendPackers } from './dispatch-work.ts'
import { documentBooksOf } from './document-books.ts'
import { until } from './hear.ts'
import { type Owner, signInOwner } from './owner.ts'
import { type Diary, newDiary, sendOwner, shelfOf } from './owner-at-work.ts'
import { cpuOf, startShop } from './shop-process.ts'

export type KillFigures = {
  kills: number
  confirmed: number
  /** Orders whose answer the kill cut off, sent once more under the same key. */
  askedAgain: number
  lost: number
  doubled: number
  /** Sarees with a photograph that the owner was told are in the shop. */
  added: number
  /** Those of them that are gone. */
  addedLost: number
  /** Sarees without their whole picture, and settings that are not what was saved last. */
  halves: number
  /** Orders sent, returns received and orders refunded that the packers were told of. */
  dispatched: number
  received: number
  refunded: number
  /** Those of them without what they wrote. */
  stepsLost: number
  /** Restarts after which a series of documents had a gap. */
  gaps: number
  /** Documents and orders that are there without the other, or without their rows. */
  halfDocuments: number
  /** What exactly was half or missing. */
  faults: Set<string>
  /** Restarts after which stock, ledger, orders and their lines did not add up. */
  notAddingUp: number
  damaged: number
  /** From the start of the process to its first yes at /readyz, of each restart. */
  readyMs: number[]
  /** Processor time of the same starts, which other programs of the machine lengthen less. */
  readyCpuMs: number[]
}

const calmMs = { from: 30, to: 700 }
/** So many steps of the packers at most come before a kill, but it waits no longer than this for them. */
const calmSteps = { most: 12, patienceMs: 10_000 }

/**
 * Kills the shop's process at a random moment while buyers order and the owner adds sarees and saves settings,
 * so many times or for so long, and looks at what is left.
 */
export async function killRounds(
  ground: Ground,
  { rounds, minutes = Number.POSITIVE_INFINITY }: { rounds: number; minutes?: number },
  say: (line: string) => void = () => undefined,
): Promise<KillFigures> {
  const ids = await stockUp(ground)
  const start = await withDatabase(ground, ({ read }) => piecesOf(read))
  const [ledger, diary, dispatches] = [newLedger(), newDiary(), newDispatches()]
  let owner: Owner | undefined
  const orders = { kills: 0, confirmed: 0, askedAgain: 0, lost: 0, doubled: 0, notAddingUp: 0 }
  const work = { added: 0, addedLost: 0, halves: 0, damaged: 0 }
  const steps = { dispatched: 0, received: 0, refunded: 0 }
  const documents = { ...steps, stepsLost: 0, gaps: 0, halfDocuments: 0, faults: new Set<string>() }
  const all: KillFigures = { ...orders, ...work, ...documents, readyMs: [], readyCpuMs: [] }
  const endsAt = performance.now() + minutes * 60_000
  for (let round = 0, isLast = false; !isLast; round++) {
    isLast = round >= rounds || performance.now() > endsAt
    const began = performance.now()
    const shop = await startShop(ground.environment)
    // The first start has nothing to mend.
    if (round > 0) {
      all.readyMs.push(performance.now() - began)
      all.readyCpuMs.push(cpuOf(shop.pid))
    }
    try {
      all.askedAgain += await askAgain(shop.url, ledger)
      const told = { ledger, diary, dispatches, start }
      await withDatabase(ground, (database) => look({ database, ground, url: shop.url }, told, all))
      // Signed in once: who is, stays so whatever befalls the process.
      owner = owner?.at(shop.url) ?? (await signInOwner(shop.url))
      if (!isLast) {
        const work = sendOwner(owner, diary)
        const buyers = sendBuyers(shop.url, ids, ledger)
        const packers = sendPackers(shop.url, owner, dispatches)
        // At a random moment, but of a shop that sells, sends, takes back and refunds: the first time it waits for that.
        if (round === 0) await until(() => ledger.confirmed.size > 0 && hasDoneAll(dispatches))
        else await someSteps(dispatches)
        await pause(calmMs.from + Math.random() * (calmMs.to - calmMs.from))
        await shop.kill()
        await Promise.all([buyers.end(), work.end(), packers.end()])
        all.kills += 1
      }
    } finally {
      await shop.kill()
    }
    all.confirmed = ledger.confirmed.size
    all.added = diary.added.size
    all.dispatched = dispatches.shipped.size
    all.received = dispatches.received.size
    all.refunded = dispatches.refunded.size
    if (round % 20 === 0) say(lineOf(all, ledger))
  }
  return all
}

/** A moment by the clock alone comes before anything was sent, where the machine is slow. */
async function someSteps(dispatches: Dispatches) {
  const wanted = dispatches.steps + Math.floor(Math.random() * calmSteps.most)
  const latest = performance.now() + calmSteps.patienceMs
  while (dispatches.steps < wanted && performance.now() < latest) await pause(5)
}

const lineOf = (all: KillFigures, { unsure }: Ledger) =>
  `  ${all.kills} kills, ${all.confirmed} orders confirmed, ${unsure.length} unsure; ${all.lost} lost, ${all.doubled} doubled; ${all.added} sarees, ${all.addedLost} lost, ${all.halves} halves; ${all.dispatched} sent, ${all.received} back, ${all.refunded} refunded, ${all.stepsLost} lost, ${all.gaps} gaps, ${all.halfDocuments} halves ${[...all.faults].join(', ')}`

type Place = { database: Database; ground: Ground; url: string }
type Told = { ledger: Ledger; diary: Diary; dispatches: Dispatches; start: string }

/** Holds the shop that came back against what its buyers and its owner were told. */
async function look(
  { database, ground, url }: Place,
  { ledger, diary, dispatches, start }: Told,
  all: KillFigures,
) {
  const { read } = database
  const books = await booksOf(read, ledger)
  all.lost = books.lost
  all.doubled = books.doubled
  if (!books.isAddingUp || books.pieces !== start) all.notAddingUp += 1
  const uploads = path.join(ground.environment['DATA_DIR'] ?? '', 'uploads')
  const shelf = await shelfOf(read, { url, uploads }, diary)
  all.addedLost = shelf.lost
  all.halves += shelf.halves
  const documents = await documentBooksOf(read, dispatches)
  all.stepsLost = documents.lost
  all.gaps += documents.gaps.length > 0 ? 1 : 0
  all.halfDocuments += documents.halves.length
  for (const fault of [...documents.gaps, ...documents.halves]) all.faults.add(fault)
  if (database.engine === 'sqlite' && !(await isWhole(read))) all.damaged += 1
}

async function isWhole(read: Query): Promise<boolean> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(read)
  return rows[0]?.integrity_check === 'ok'
}
