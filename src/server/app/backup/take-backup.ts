import fs from 'node:fs'
import path from 'node:path'
import { backupsToDrop, type Retention } from '#domain/backup.ts'
import type { Config } from '../../platform/config.ts'
import { openMedia } from '../../platform/media/open-media.ts'
import { uploadsFolder } from '../../platform/shop.ts'
import { encryptedPlace } from './encryption/encrypted-place.ts'
import { keepPictures } from './keep-pictures.ts'
import { settle } from './kept-file.ts'
import { beginning, type Manifest, namesOfBackups, writeManifest } from './manifest.ts'
import { noteBackup } from './note-backup.ts'
import { type Place, plainPlace } from './place.ts'
import { Refusal, type Say } from './refusal.ts'
import type { Snapshot } from './snapshot.ts'
import { snapshotEmbedded } from './snapshot-embedded.ts'
import { snapshotPostgres } from './snapshot-postgres.ts'

type Input = {
  to: string
  /** Which backups stay in the folder, this one included; undefined keeps all. */
  keep?: Retention
  say: Say
}

/** Takes a backup while the shop is open; answers its folder, which appears whole or not at all. */
export async function takeBackup(config: Config, { to, keep, say }: Input): Promise<string> {
  const name = nameOf(Date.now())
  const folder = path.join(to, name)
  const unfinished = `${folder}.part`
  if (fs.existsSync(folder)) throw new Refusal(`${folder} is there already.`)
  fs.mkdirSync(to, { recursive: true })
  dropAbandoned(to)
  const earlier = namesOfBackups(to).at(-1)
  const place = openPlace(config, unfinished, earlier && path.join(to, earlier))
  try {
    const { snapshot, manifest } = await copyShop(config, place, say)
    await place.finish(manifest.takenAt)
    await finish(unfinished, folder)
    const { files } = manifest
    await noteBackup(config.database, { takenAt: snapshot.takenAt, folder, files }, say)
    sayWhatIsAmiss(snapshot, manifest.missingPictures, say)
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true })
    throw error
  } finally {
    place.end()
  }
  if (keep !== undefined) prune(to, keep, say)
  return folder
}

const openPlace = (config: Config, unfinished: string, earlier: string | undefined) =>
  config.backupRecipients.length > 0
    ? encryptedPlace(config, unfinished, earlier)
    : plainPlace(unfinished, earlier)

/** Writes database, pictures and manifest where a backup is made. */
async function copyShop(config: Config, { folder, keeper }: Place, say: Say) {
  const isEmbedded = !/^postgres/.test(config.database)
  const snapshot = await (isEmbedded ? snapshotEmbedded : snapshotPostgres)(
    config.database,
    folder,
    say,
  )
  const media = openMedia(config, uploadsFolder(config))
  const pictures = await keepPictures(media, snapshot.pictures, { keeper, say })
  const manifest: Manifest = {
    format: 1,
    engine: isEmbedded ? 'sqlite' : 'postgres',
    takenAt: new Date(snapshot.takenAt).toISOString(),
    schema: snapshot.schema,
    ...snapshot.census,
    highestIds: snapshot.highestIds,
    files: { ...snapshot.files, ...pictures.files },
    missingPictures: pictures.missing,
  }
  writeManifest(folder, manifest)
  return { snapshot, manifest }
}

const abandonedMs = 24 * 60 * 60_000

/** Sorts by time, and is a folder's name on every system. */
const nameOf = (at: number) =>
  `${beginning}${new Date(at).toISOString().replaceAll(':', '-').replace('.', '-')}`

async function finish(unfinished: string, folder: string) {
  for (const entry of fs.readdirSync(unfinished, { withFileTypes: true })) {
    if (entry.isDirectory()) await settle(path.join(unfinished, entry.name))
  }
  await settle(unfinished)
  fs.renameSync(unfinished, folder)
  await settle(path.dirname(folder))
}

function sayWhatIsAmiss({ census }: Snapshot, missing: string[], say: Say) {
  const { productsOff, ordersOff } = census.sums
  if (missing.length > 0) say(`  ${missing.length} pictures were missing: ${missing.join(', ')}`)
  if (productsOff > 0) say(`  The stock of ${productsOff} products is not what their ledger says.`)
  if (ordersOff > 0) say(`  ${ordersOff} orders are not the sum of their lines.`)
}

/** What a crash left unfinished; a younger one may still be on its way. */
function dropAbandoned(to: string) {
  for (const name of fs.readdirSync(to)) {
    if (!name.startsWith(beginning) || !name.endsWith('.part')) continue
    const place = path.join(to, name)
    if (fs.statSync(place).mtimeMs > Date.now() - abandonedMs) continue
    fs.rmSync(place, { recursive: true })
  }
}

/** Takes finished backups away; what else lies in the folder is left alone. */
function prune(to: string, keep: Retention, say: Say) {
  for (const name of backupsToDrop(namesOfBackups(to), keep)) {
    fs.rmSync(path.join(to, name), { recursive: true })
    say(`  taken away: ${name}`)
  }
}
