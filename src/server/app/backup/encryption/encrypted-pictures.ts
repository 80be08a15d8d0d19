import { hash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Encrypter } from 'age-encryption'
import type { PictureKeeper } from '../keep-pictures.ts'
import { measureFile } from '../kept-file.ts'
import { type Envelope, ending, isEncrypted, readEnvelope } from './envelope.ts'

type Into = { folder: string; files: Envelope['files']; recipients: string[]; encrypter: Encrypter }

/** Keeps pictures encrypted, and notes them in `files`; those of an earlier backup that the same keys open are taken over. */
export function encryptingKeeper(into: Into, earlier?: string): PictureKeeper {
  const { folder, files, encrypter } = into
  const known = earlier ? filesFor(into.recipients, earlier) : {}
  return {
    async link(name) {
      const own = `${name}${ending}`
      const entry = known[own]
      if (!earlier || !entry?.plain) return null
      if (!(await isLinked(path.join(earlier, own), path.join(folder, own), entry.sha256)))
        return null
      files[own] = entry
      return entry.plain
    },
    async put(name, bytes) {
      const own = `${name}${ending}`
      const sealed = await encrypter.encrypt(bytes)
      await fs.promises.writeFile(path.join(folder, own), sealed, { flush: true })
      const plain = { bytes: bytes.length, sha256: hash('sha256', bytes, 'hex') }
      files[own] = { bytes: sealed.length, sha256: hash('sha256', sealed, 'hex'), plain }
    },
  }
}

function filesFor(recipients: string[], earlier: string): Envelope['files'] {
  if (!isEncrypted(earlier)) return {}
  const envelope = readEnvelope(earlier)
  return String(envelope.recipients) === String(recipients) ? envelope.files : {}
}

async function isLinked(from: string, to: string, sha256: string): Promise<boolean> {
  try {
    if ((await measureFile(from)).sha256 !== sha256) return false
    await fs.promises.link(from, to)
    return true
  } catch {
    return false
  }
}
