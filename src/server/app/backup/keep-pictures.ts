import { hash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Media } from '../../platform/media/media.ts'
import { fileName } from '../../platform/media/picture-name.ts'
import type { KeptFile } from './kept-file.ts'
import type { KeptFiles, Manifest } from './manifest.ts'
import type { Say } from './refusal.ts'
import { workThrough } from './work-through.ts'

export const picturesFolder = 'pictures'

/** How a backup keeps its pictures: as they are, or encrypted. */
export type PictureKeeper = {
  /** Takes over what the earlier backup beside it has under this name; null where it has none, or not whole. */
  link(name: string): Promise<KeptFile | null>
  put(name: string, bytes: Buffer): Promise<void>
}

type Place = { keeper: PictureKeeper; say: Say }

/**
 * Copies the whole pictures at these addresses into the backup; smaller sizes are made anew from them. One that the earlier
 * backup beside it has, whole, is that file under a second name: pictures never change, and take their space once.
 */
export async function keepPictures(
  media: Media,
  paths: string[],
  { keeper, say }: Place,
): Promise<{ files: KeptFiles; missing: string[] }> {
  const files: KeptFiles = {}
  const missing: string[] = []
  await workThrough(paths, say, 'pictures', async (address) => {
    const name = `${picturesFolder}/${fileName(address)}`
    const linked = await keeper.link(name)
    if (linked) {
      files[name] = linked
      return
    }
    const bytes = await media.get(fileName(address))
    if (bytes === null) return void missing.push(address)
    await keeper.put(name, bytes)
    files[name] = { bytes: bytes.length, sha256: sha256(bytes) }
  })
  return { files, missing: missing.sort() }
}

/** Keeps pictures as they are. */
export function plainKeeper(folder: string, earlier?: string): PictureKeeper {
  return {
    async link(name) {
      const bytes = earlier && (await linkWhole(path.join(earlier, name), path.join(folder, name)))
      return bytes ? { bytes: bytes.length, sha256: sha256(bytes) } : null
    },
    put: (name, bytes) => fs.promises.writeFile(path.join(folder, name), bytes, { flush: true }),
  }
}

/** Brings the pictures of a backup back; one that is there and whole already stays as it is. */
export async function bringPictures(media: Media, folder: string, manifest: Manifest, say: Say) {
  const names = Object.keys(manifest.files).filter((name) => name.startsWith(`${picturesFolder}/`))
  await workThrough(names, say, 'pictures', async (name) => {
    const own = name.slice(picturesFolder.length + 1)
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
