import { hash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Media } from '../../platform/media/media.ts'
import { fileName } from '../../platform/media/picture-name.ts'
import type { KeptFiles, Manifest } from './manifest.ts'
import type { Say } from './refusal.ts'
import { workThrough } from './work-through.ts'

const folderName = 'pictures'

type Place = { folder: string; earlier?: string; say: Say }

/**
 * Copies the whole pictures at these addresses into the backup; smaller sizes are made anew from them. One that the earlier
 * backup beside it has, whole, is that file under a second name: pictures never change, and take their space once.
 */
export async function keepPictures(
  media: Media,
  paths: string[],
  { folder, earlier, say }: Place,
): Promise<{ files: KeptFiles; missing: string[] }> {
  const files: KeptFiles = {}
  const missing: string[] = []
  fs.mkdirSync(path.join(folder, folderName))
  await workThrough(paths, say, 'pictures', async (address) => {
    const name = `${folderName}/${fileName(address)}`
    const linked = earlier
      ? await linkWhole(path.join(earlier, name), path.join(folder, name))
      : null
    const bytes = linked ?? (await media.get(fileName(address)))
    if (bytes === null) return void missing.push(address)
    if (!linked) await fs.promises.writeFile(path.join(folder, name), bytes, { flush: true })
    files[name] = { bytes: bytes.length, sha256: sha256(bytes) }
  })
  return { files, missing: missing.sort() }
}

/** Brings the pictures of a backup back; one that is there and whole already stays as it is. */
export async function bringPictures(media: Media, folder: string, manifest: Manifest, say: Say) {
  const names = Object.keys(manifest.files).filter((name) => name.startsWith(`${folderName}/`))
  await workThrough(names, say, 'pictures', async (name) => {
    const own = name.slice(folderName.length + 1)
    const there = await media.get(own)
    if (there && sha256(there) === manifest.files[name]?.sha256) return
    await media.put(own, await fs.promises.readFile(path.join(folder, name)))
  })
}

/** Null where the file is not there, has not the bytes that its name tells, or cannot have a second name. */
async function linkWhole(from: string, to: string): Promise<Buffer | null> {
  try {
    const bytes = await fs.promises.readFile(from)
    if (!path.basename(from).startsWith(`${sha256(bytes).slice(0, 32)}.`)) return null
    await fs.promises.link(from, to)
    return bytes
  } catch {
    return null
  }
}

const sha256 = (bytes: Buffer) => hash('sha256', bytes, 'hex')
