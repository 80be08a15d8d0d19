import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { Refusal } from './refusal.ts'

export const KeptFile = z.object({ bytes: z.number().int(), sha256: z.string() })
export type KeptFile = z.infer<typeof KeptFile>

/** Size and SHA-256 of a file, read piece by piece. */
export async function measureFile(file: string): Promise<KeptFile> {
  const digest = createHash('sha256')
  await pipeline(readInPieces(file), digest)
  return { bytes: fs.statSync(file).size, sha256: digest.digest('hex') }
}

const mostAtOnce = 1 << 20

/** Reads a file piece by piece. A small one, as most of a backup's are, takes no more memory than it has bytes. */
export function readInPieces(file: string): fs.ReadStream {
  const { size } = fs.statSync(file)
  return fs.createReadStream(file, { highWaterMark: Math.min(mostAtOnce, size + 1) })
}

/** Makes a file or a folder durable. */
export async function settle(place: string) {
  const opened = await fs.promises.open(place, 'r')
  await opened.sync().finally(() => opened.close())
}

/** Looks at every file of a backup; refuses when one is missing or was changed, and names it. */
export async function refuseDamaged(
  folder: string,
  { files }: { files: Record<string, KeptFile> },
) {
  for (const [name, { bytes, sha256 }] of Object.entries(files)) {
    const file = path.join(folder, name)
    const facts = fs.statSync(file, { throwIfNoEntry: false })
    if (!facts?.isFile()) throw new Refusal(`The backup is damaged: ${name} is missing.`)
    const found = facts.size === bytes ? (await measureFile(file)).sha256 : ''
    if (found !== sha256) throw new Refusal(`The backup is damaged: ${name} was changed.`)
  }
}
