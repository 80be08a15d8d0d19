import type { Config } from '../../../platform/config.ts'
import { migrationsOf } from '../../../platform/db/migrate.ts'
import { noteRestored } from '../../../platform/integrity/note-restored.ts'
import { openMedia } from '../../../platform/media/open-media.ts'
import { uploadsFolder } from '../../../platform/shop.ts'
import { type Kept, withOpened } from '../encryption/open-backup.ts'
import { bringPictures } from '../keep-pictures.ts'
import { refuseDamaged } from '../kept-file.ts'
import { type Manifest, readManifest } from '../manifest.ts'
import { Refusal, type Say } from '../refusal.ts'
import { embeddedTarget } from './restore-embedded.ts'
import { postgresTarget } from './restore-postgres.ts'

type Input = Kept & { mayReplace: boolean; say: Say }

/** Puts a backup in the place of the shop, once every file and every sum of it has proved right. */
export function restoreBackup(config: Config, input: Input): Promise<Manifest> {
  return withOpened(input, (from) => restoreOpened(config, { ...input, from }))
}

async function restoreOpened(config: Config, input: Input): Promise<Manifest> {
  const manifest = await readSound(input.from)
  const target = await openTarget(config)
  try {
    if (target.isInUse && !input.mayReplace) {
      throw new Refusal(`There is a shop in ${target.place} already. To replace it, add --yes.`)
    }
    await target.refuseOpen()
    await target.fill(input.from, manifest, input.say)
    // Files before rows: a crash leaves pictures that nobody points at, never the other way round.
    await bringPictures(openMedia(config, uploadsFolder(config)), input.from, manifest, input.say)
    await target.swap(input.say)
    await noteRestored(config, manifest, input.say)
  } finally {
    await target.end()
  }
  return manifest
}

/** A manifest whose seal, files and schema are right. */
export async function readSound(from: string): Promise<Manifest> {
  const manifest = readManifest(from)
  const known = new Set(
    migrationsOf({ engine: manifest.engine }).map((migration) => migration.name),
  )
  const unknown = manifest.schema.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new Refusal(`The backup is newer than this release: it has ${unknown.join(', ')}.`)
  }
  await refuseDamaged(from, manifest)
  return manifest
}

/** Whether a shop with these settings keeps its rows in PostgreSQL. */
export const isOnPostgres = (config: Config) => /^postgres/.test(config.database)

const openTarget = (config: Config) =>
  isOnPostgres(config) ? postgresTarget(config.migrationDatabase) : embeddedTarget(config.database)
