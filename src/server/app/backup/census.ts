import { hash } from 'node:crypto'
import type { Query } from '../../platform/db/database.ts'
import { batchesOf, type Row } from './row-queries.ts'
import { type Shape, shapesOf } from './shape-queries.ts'
import { type Sums, sumsOf } from './sum-queries.ts'

/** `hash` is the sum of the SHA-256 of every row, in whatever order they come. */
export type Tally = { rows: number; hash: string }

/** What is in a database: the same on either engine when the same rows are. */
export type Census = { tables: Record<string, Tally>; sums: Sums }

const lanes = [0, 8, 16, 24]

/** Counts rows and sums their hashes, column by column in the order of the shape. */
export function startTally(shape: Shape) {
  const sum = new BigUint64Array(lanes.length)
  let rows = 0
  return {
    add(row: Row) {
      const text = JSON.stringify(shape.columns.map((name) => row[name] ?? null))
      const digest = hash('sha256', text, 'buffer')
      for (const [at, lane] of lanes.entries())
        sum[at] = (sum[at] ?? 0n) + digest.readBigUInt64BE(lane)
      rows += 1
    },
    end: (): Tally => ({
      rows,
      hash: [...sum].map((lane) => lane.toString(16).padStart(16, '0')).join(''),
    }),
  }
}

/** Walks through all tables, or those that are wanted. */
export async function takeCensus(
  query: Query,
  isWanted: (name: string) => boolean = () => true,
): Promise<Census> {
  const tables: Census['tables'] = {}
  for (const shape of (await shapesOf(query)).filter((one) => isWanted(one.name))) {
    const tally = startTally(shape)
    for await (const rows of batchesOf(query, shape)) for (const row of rows) tally.add(row)
    tables[shape.name] = tally.end()
  }
  return { tables, sums: await sumsOf(query) }
}

/** What differs between two databases that should be the same, a sentence each. */
export function differences(wanted: Census, found: Census): string[] {
  const said: string[] = []
  for (const name of new Set([...Object.keys(wanted.tables), ...Object.keys(found.tables)])) {
    const [a, b] = [wanted.tables[name], found.tables[name]]
    if (a?.rows !== b?.rows) {
      said.push(`${name} has ${b?.rows ?? 'no'} rows instead of ${a?.rows ?? 'none'}`)
    } else if (a?.hash !== b?.hash) said.push(`${name} has other rows`)
  }
  const sums = new Map(Object.entries(found.sums))
  for (const [name, figure] of Object.entries(wanted.sums)) {
    const other = sums.get(name)
    if (other !== figure) said.push(`the sum ${name} is ${other} instead of ${figure}`)
  }
  return said
}
