import { hash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Media } from '../../platform/media/media.ts'
import { fileName } from '../../platform/media/picture-name.ts'
import type { KeptFiles, Manifest } from './manifest.ts'
import type { Say } from './refusal.ts'
import { workThrough } from './work-through.ts'

const folderName = 'pictures'

/** Copies the whole pictures at these addresses into the backup; smaller sizes are made anew from them. */
export async function keepPictures(
  media: Media,
  paths: string[],
  folder: string,
  say: Say,
): Promise<{ files: KeptFiles; missing: string[] }> {
  const files: KeptFiles = {}
  const missing: string[] = []
  fs.mkdirSync(path.join(folder, folderName))
  await workThrough(paths, say, 'pictures', async (address) => {
    const bytes = await media.get(fileName(address))
    if (bytes === null) return void missing.push(address)
    const name = `${folderName}/${fileName(address)}`
    await fs.promises.writeFile(path.join(folder, name), bytes, { flush: true })
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

const sha256 = (bytes: Buffer) => hash('sha256', bytes, 'hex')
