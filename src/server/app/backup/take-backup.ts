import fs from 'node:fs'
import path from 'node:path'
import { backupsToDrop, type Retention } from '#domain/backup.ts'
import type { Config } from '../../platform/config.ts'
import { openMedia } from '../../platform/media/open-media.ts'
import { uploadsFolder } from '../../platform/shop.ts'
import { keepPictures } from './keep-pictures.ts'
import { settle } from './kept-file.ts'
import {
  beginning,
  type KeptFiles,
  type Manifest,
  namesOfBackups,
  writeManifest,
} from './manifest.ts'
import { noteBackup } from './note-backup.ts'
import { Refusal, type Say } from './refusal.ts'
import type { Snapshot } from './snapshot.ts'
import { snapshotEmbedded } from './snapshot-embedded.ts'
import { snapshotPostgres } from './snapshot-postgres.ts'

type Wish = {
  to: string
  /** Which backups stay in the folder, this one included; undefined keeps all. */
  keep?: Retention
  say: Say
}

/** Takes a backup while the shop is open; answers its folder, which appears whole or not at all. */
export async function takeBackup(config: Config, { to, keep, say }: Wish): Promise<string> {
  const folder = path.join(to, nameOf(Date.now()))
  const unfinished = `${folder}.part`
  if (fs.existsSync(folder)) throw new Refusal(`${folder} is there already.`)
  fs.mkdirSync(to, { recursive: true })
  dropAbandoned(to)
  // It holds what buyers told the shop: only whoever took it may read it.
  fs.mkdirSync(unfinished, { mode: 0o700 })
  try {
    const snapshot = await snapshotOf(config.database, unfinished, say)
    const media = openMedia(config, uploadsFolder(config))
    const earlier = namesOfBackups(to).at(-1)
    const pictures = await keepPictures(media, snapshot.pictures, {
      folder: unfinished,
      ...(earlier && { earlier: path.join(to, earlier) }),
      say,
    })
    const files = { ...snapshot.files, ...pictures.files }
    writeManifest(unfinished, manifestOf(config, snapshot, { files, missing: pictures.missing }))
    await finish(unfinished, folder)
    await noteBackup(config.database, { takenAt: snapshot.takenAt, folder, files }, say)
    sayWhatIsAmiss(snapshot, pictures.missing, say)
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
  if (keep !== undefined) prune(to, keep, say)
  return folder
}

const isEmbedded = (database: string) => !/^postgres/.test(database)

const snapshotOf = (database: string, folder: string, say: Say): Promise<Snapshot> =>
  (isEmbedded(database) ? snapshotEmbedded : snapshotPostgres)(database, folder, say)

type Kept = { files: KeptFiles; missing: string[] }

const manifestOf = ({ database }: Config, snapshot: Snapshot, kept: Kept): Manifest => ({
  format: 1,
  engine: isEmbedded(database) ? 'sqlite' : 'postgres',
  takenAt: new Date(snapshot.takenAt).toISOString(),
  schema: snapshot.schema,
  ...snapshot.census,
  highestIds: snapshot.highestIds,
  files: kept.files,
  missingPictures: kept.missing,
})

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
