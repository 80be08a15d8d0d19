import fs from 'node:fs'
import path from 'node:path'
import type { Encrypter } from 'age-encryption'
import { measureFile, settle } from '../kept-file.ts'
import { encryptFile } from './age-files.ts'
import { type Envelope, ending } from './envelope.ts'

/** Encrypts every file of a folder into another, which has its folders too; answers what lies there now. */
export async function encryptFolder(
  encrypter: Encrypter,
  from: string,
  to: string,
): Promise<Envelope['files']> {
  const files: Envelope['files'] = {}
  for (const entry of fs.readdirSync(from, { recursive: true, withFileTypes: true })) {
    const name = path.relative(from, path.join(entry.parentPath, entry.name))
    if (entry.isDirectory()) fs.mkdirSync(path.join(to, name), { recursive: true })
  }
  for (const name of fs.readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!fs.statSync(path.join(from, name)).isFile()) continue
    const own = `${name}${ending}`
    await encryptFile(encrypter, path.join(from, name), path.join(to, own))
    await settle(path.join(to, own))
    files[own] = await measureFile(path.join(to, own))
  }
  return files
}
