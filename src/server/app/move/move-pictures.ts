import { hash } from 'node:crypto'
import type { Config } from '../../platform/config.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { isKeptName, type Media } from '../../platform/media/media.ts'
import { fileName } from '../../platform/media/picture-name.ts'
import { openDisk } from '../../platform/media/storage/disk.ts'
import { openS3 } from '../../platform/media/storage/s3.ts'
import { uploadsFolder } from '../../platform/shop.ts'
import { picturePaths } from '../backup/queries.ts'
import { Refusal, type Say } from '../backup/refusal.ts'
import { workThrough } from '../backup/work-through.ts'

export type MovedPictures = { pictures: number; sent: number; bytes: number }

/**
 * Copies every picture and its sizes from the data folder to S3, or back; the shop may be open. What is there already
 * stays, everything is read back and compared, and every picture that the database knows is there in the end.
 */
export async function movePictures(
  config: Config,
  to: 's3' | 'disk',
  say: Say,
): Promise<MovedPictures> {
  if (!config.s3) throw new Refusal('S3_ENDPOINT and S3_BUCKET name the storage: neither is set.')
  const s3 = openS3(config.s3)
  const fault = await s3.fault()
  if (fault) throw new Refusal(`${fault.reason}.`)
  const disk = openDisk(uploadsFolder(config))
  const [from, into] = to === 's3' ? [disk, s3] : [s3, disk]
  const moved = await copyAll(from, into, say)
  const known = await knownPictures(config)
  const lacking = await namesNotIn(into, known)
  // Taken while the others were on their way.
  const late = await copy(from, into, lacking, say)
  const lost = await namesNotIn(into, known)
  if (lost.length > 0) {
    throw new Refusal(
      `${lost.length} pictures that the shop knows were in neither place, ${lost[0]} among them. All others are there.`,
    )
  }
  const { sent, bytes } = moved
  return { pictures: known.length, sent: sent + late.sent, bytes: bytes + late.bytes }
}

async function copyAll(from: Media, into: Media, say: Say) {
  const names = (await from.list('')).map((file) => file.name).filter(isKeptName)
  return copy(from, into, names, say)
}

async function copy(from: Media, into: Media, names: string[], say: Say) {
  const there = new Set((await into.list('')).map((file) => file.name))
  const figures = { sent: 0, bytes: 0 }
  await workThrough(names, say, 'pictures and sizes', async (name) => {
    const bytes = await from.get(name)
    // Swept in the meantime, or never there.
    if (!bytes) return
    figures.bytes += bytes.length
    if (there.has(name) && isSame(await into.get(name), bytes)) return
    await into.put(name, bytes)
    if (!isSame(await into.get(name), bytes)) {
      throw new Refusal(`${name} came back from the storage as something else.`)
    }
    figures.sent += 1
  })
  return figures
}

const isSame = (one: Buffer | null, other: Buffer) =>
  one !== null && hash('sha256', one) === hash('sha256', other)

/** Names of the whole pictures that the shop's database knows. */
async function knownPictures({ database }: Config): Promise<string[]> {
  const opened = await openDatabase(database, { isPatient: true })
  try {
    return (await picturePaths(opened.read)).map(fileName)
  } finally {
    await opened.close()
  }
}

async function namesNotIn(media: Media, names: string[]): Promise<string[]> {
  const there = new Set((await media.list('')).map((file) => file.name))
  return names.filter((name) => !there.has(name))
}
