import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { Query } from '../../platform/db/database.ts'
import type { Manifest } from './manifest.ts'
import type { Say } from './refusal.ts'
import { continueAfter, insertJson } from './row-queries.ts'
import type { Shape } from './shape-queries.ts'
import { tableFile } from './snapshot-postgres.ts'

const atOnce = 1_000

type From = { folder: string; manifest: Manifest; say: Say }

/** Fills empty tables with the rows that a backup of PostgreSQL keeps, on either engine. */
export async function loadTables(tx: Query, shapes: Shape[], { folder, manifest, say }: From) {
  for (const shape of shapes) {
    const file = path.join(folder, tableFile(shape.name))
    if (fs.existsSync(file)) await loadTable(tx, shape, file)
    const count = manifest.tables[shape.name]?.rows ?? 0
    if (count >= 1000) say(`  ${shape.name}: ${count} rows`)
    if (shape.hasId) await continueAfter(tx, shape, manifest.highestIds[shape.name] ?? 0)
  }
}

async function loadTable(tx: Query, shape: Shape, file: string) {
  const input = fs.createReadStream(file).pipe(createGunzip())
  let lines: string[] = []
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (lines.push(line) < atOnce) continue
    await insertJson(tx, shape, `[${lines.join(',')}]`)
    lines = []
  }
  if (lines.length > 0) await insertJson(tx, shape, `[${lines.join(',')}]`)
}
