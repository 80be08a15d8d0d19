import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { type Attempt, buy, type Outcome, send } from './http-buyer.ts'
import { inQueues } from './in-queues.ts'
import { startShop } from './shop-process.ts'

const pieces = 8
const stockOfEach = 1_000_000
const pricePaise = 200_000

/** Where a shop under trial keeps things: variables of the environment, and its database's address. */
export type Ground = { environment: Record<string, string>; database: string }

/** What the buyers of a trial know. */
export type Ledger = {
  /** Token of every order that was confirmed, and when the yes arrived. */
  confirmed: Map<string, { key: string; at: number }>
  unsure: Attempt[]
}

export const newLedger = (): Ledger => ({ confirmed: new Map(), unsure: [] })

/** The demo shop with eight sarees that never sell out, stopped; answers their ids. */
export async function stockUp(ground: Ground): Promise<number[]> {
  const shop = await startShop(ground.environment)
  await shop.stop()
  return withDatabase(ground, (database) =>
    database.write(async (tx) => {
      const rows = await tx
        .selectFrom('products')
        .select('id')
        .orderBy('id')
        .limit(pieces)
        .execute()
      const ids = rows.map((row) => row.id)
      await tx
        .updateTable('products')
        .set({ stock: stockOfEach, price_paise: pricePaise, discount_paise: null })
        .where('id', 'in', ids)
        .execute()
      return ids
    }),
  )
}

export async function withDatabase<Result>(
  { database: address }: Ground,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(address)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Buyers one after the other in so many queues, until `end`; what they hear goes into the ledger. */
export function sendBuyers(url: string, ids: number[], ledger: Ledger, queues = 4) {
  return inQueues(queues, async () => {
    const id = ids[Math.floor(Math.random() * ids.length)] ?? 0
    const outcome = await buy(url, id)
    note(ledger, outcome)
    if (outcome.kind === 'nothing') await pause(20)
    return true
  })
}

/** Writes into the ledger what a buyer heard. */
export function note(ledger: Ledger, outcome: Outcome) {
  if (outcome.kind === 'unsure') ledger.unsure.push(outcome.attempt)
  if (outcome.kind !== 'confirmed') return
  ledger.confirmed.set(outcome.token, { key: outcome.attempt.key, at: outcome.at })
}

/** Every buyer who got no answer asks again under the same key, as the page does. */
export async function askAgain(url: string, ledger: Ledger): Promise<number> {
  const waiting = ledger.unsure.splice(0)
  for (const attempt of waiting) note(ledger, await send(url, attempt))
  return waiting.length
}
