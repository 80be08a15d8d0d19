import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { isEncrypted } from './encryption/envelope.ts'
import { KeptFile } from './kept-file.ts'
import { Refusal } from './refusal.ts'
import { readSealed, writeSealed } from './sealed-file.ts'

const Tally = z.object({ rows: z.number().int(), hash: z.string() })

const Sums = z.object({
  orders: z.number(),
  ordersPaise: z.number(),
  linesPaise: z.number(),
  ordersOff: z.number(),
  stock: z.number(),
  ledgerChange: z.number(),
  productsOff: z.number(),
})

const Manifest = z.object({
  format: z.literal(1),
  engine: z.enum(['sqlite', 'postgres']),
  /** Everything that was answered before this moment is in the backup. */
  takenAt: z.iso.datetime(),
  /** The names of the migrations that the database had, oldest first. */
  schema: z.array(z.string()),
  tables: z.record(z.string(), Tally),
  sums: Sums,
  /** The highest id that each table ever gave out; SQLite keeps them in its file. */
  highestIds: z.record(z.string(), z.number().int()),
  files: z.record(z.string(), KeptFile),
  /** Pictures that had a row and no file already when the backup was taken. */
  missingPictures: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

export type KeptFiles = Manifest['files']

export const manifestFile = 'manifest.json'

export const writeManifest = (folder: string, manifest: Manifest) =>
  writeSealed(path.join(folder, manifestFile), manifest)

/** Reads what a backup says of itself; refuses a folder that is none, and a manifest that was changed. */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, manifestFile)
  if (!fs.existsSync(file)) {
    throw new Refusal(`${folder} is not a backup: it has no ${manifestFile}.`)
  }
  return readSealed(file, Manifest)
}

const isBackup = (folder: string) =>
  isEncrypted(folder) || fs.existsSync(path.join(folder, manifestFile))

/** What every backup's folder is called to begin with; its time follows. */
export const beginning = 'pallu-'

/** The finished backups in a folder, oldest first. */
export function namesOfBackups(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((name) => name.startsWith(beginning) && !name.endsWith('.part'))
    .filter((name) => isBackup(path.join(folder, name)))
    .sort()
}
