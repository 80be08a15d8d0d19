import fs from 'node:fs'
import { counterOf } from '#domain/order.ts'
import type { Database } from '../db/database.ts'
import { parseLine } from './journal-line.ts'

/** The last orders of a journal stand at its end, whichever process wrote them. */
const tailBytes = 256 * 1024

/**
 * Begins above every number that a buyer was told of, where a restored backup, or a database of an earlier moment, counts
 * from below: two documents never bear the same number. Numbers that were lost with their orders stay unused.
 */
export async function raiseNumbers(db: Database, journal: string): Promise<string[]> {
  const told = highestIn(journal)
  if (told.size === 0) return []
  const names = [...told.keys()]
  const rows = await db.read.selectFrom('counters').selectAll().where('name', 'in', names).execute()
  const counted = new Map(rows.map(({ name, value }) => [name, value]))
  const low = [...told].filter(([name, value]) => (counted.get(name) ?? 0) < value)
  for (const [name, value] of low) await db.write((tx) => raising(tx, name, value).execute())
  return low.map(([name]) => name)
}

const raising = (
  tx: Parameters<Parameters<Database['write']>[0]>[0],
  name: string,
  value: number,
) =>
  tx
    .insertInto('counters')
    .values({ name, value })
    .onConflict((oc) =>
      oc.column('name').doUpdateSet({ value }).where('counters.value', '<', value),
    )

function highestIn(file: string): Map<string, number> {
  const highest = new Map<string, number>()
  for (const text of endOf(file).split('\n')) {
    const entry = parseLine(text)?.entry
    if (entry?.kind !== 'order') continue
    for (const number of [entry.number, entry.invoice ?? '']) {
      const { name, value } = counterOf(number) ?? { name: '', value: 0 }
      if (value > (highest.get(name) ?? 0)) highest.set(name, value)
    }
  }
  return highest
}

function endOf(file: string): string {
  if (!fs.existsSync(file)) return ''
  const handle = fs.openSync(file, 'r')
  try {
    const { size } = fs.fstatSync(handle)
    const bytes = Buffer.alloc(Math.min(size, tailBytes))
    fs.readSync(handle, bytes, 0, bytes.length, size - bytes.length)
    return bytes.toString()
  } finally {
    fs.closeSync(handle)
  }
}
