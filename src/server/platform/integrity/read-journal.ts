import fs from 'node:fs'
import type { MissingOrder } from '#domain/integrity.ts'
import { type Entry, firstLink, follows, type Link, parseLine } from './journal-line.ts'

export type Told = {
  /** Orders by their keys, without those that somebody has looked after. */
  orders: Map<string, MissingOrder>
  /** When the backup was taken that was restored last; null: none was. */
  restoredFrom: number | null
  brokenLines: number
}

/** Reads a journal as several processes have written it; one that is not there is empty. */
export function readJournal(file: string): Told {
  const told: Told = { orders: new Map(), restoredFrom: null, brokenLines: 0 }
  const settled = { keys: new Set<string>(), brokenLines: 0 }
  const links = new Map<string, Link>()
  for (const text of linesOf(file)) {
    const line = parseLine(text)
    // A line that nobody finished was never told to a buyer; one in the middle breaks its writer's chain.
    if (!line) continue
    const link = links.get(line.writer) ?? firstLink
    // A disk that failed after it had taken a line got it once more.
    if (line.count === link.count && line.sum === link.sum) continue
    if (!follows(link, line)) told.brokenLines += 1
    links.set(line.writer, line)
    take(told, settled, line.entry)
  }
  for (const key of settled.keys) told.orders.delete(key)
  told.brokenLines = Math.max(0, told.brokenLines - settled.brokenLines)
  return told
}

type Settled = { keys: Set<string>; brokenLines: number }

function take(told: Told, settled: Settled, entry: Entry) {
  if (entry.kind === 'restored') told.restoredFrom = entry.takenAt
  else if (entry.kind === 'settled') {
    for (const key of entry.keys) settled.keys.add(key)
    settled.brokenLines += entry.brokenLines
  } else if (!told.orders.has(entry.key)) {
    const { key, number, at, totalPaise } = entry
    told.orders.set(key, { key, number, at, totalPaise })
  }
}

function linesOf(file: string): string[] {
  if (!fs.existsSync(file)) return []
  return fs.readFileSync(file, 'utf8').split('\n')
}
