import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { refuseDamaged } from '../kept-file.ts'
import { manifestFile } from '../manifest.ts'
import { Refusal } from '../refusal.ts'
import { decrypterFrom, decryptFile } from './age-files.ts'
import { ending, isEncrypted, readEnvelope } from './envelope.ts'

/** `identity` is the file of the key that opens an encrypted one. */
export type Kept = { from: string; identity?: string | undefined }

/**
 * Does something with a backup as it was before it was encrypted: in the temp folder, readable by this user alone, and taken
 * away afterwards. One that is not encrypted is used where it lies.
 */
export async function withOpened<Result>(
  { from, identity }: Kept,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (!isEncrypted(from)) return work(from)
  if (identity === undefined) {
    throw new Refusal(`${from} is encrypted: say with --identity which file has its key.`)
  }
  const decrypter = decrypterFrom(identity)
  const envelope = readEnvelope(from)
  await refuseDamaged(from, envelope)
  const opened = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-opened-'))
  try {
    const names = Object.keys(envelope.files).map((name) => name.slice(0, -ending.length))
    // The smallest first: a wrong key is told at once.
    for (const name of [manifestFile, ...names.filter((one) => one !== manifestFile)]) {
      fs.mkdirSync(path.dirname(path.join(opened, name)), { recursive: true })
      await decryptFile(decrypter, path.join(from, `${name}${ending}`), path.join(opened, name))
    }
    return await work(opened)
  } finally {
    fs.rmSync(opened, { recursive: true, force: true })
  }
}
