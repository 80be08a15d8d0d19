import fs from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { readInPieces } from '../kept-file.ts'
import { Refusal } from '../refusal.ts'

/** An encrypter for all of these recipients (age1…); refuses one that is misspelt. */
export function encrypterFor(recipients: string[]): Encrypter {
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new Refusal(`BACKUP_RECIPIENTS: ${recipient} is misspelt (age1…).`)
    }
  }
  return encrypter
}

/** Writes a file anew as age has it, so that `age -d` opens it too; piece by piece. */
export function encryptFile(encrypter: Encrypter, from: string, to: string): Promise<void> {
  return through((stream) => encrypter.encrypt(stream), from, to)
}

/** The way back; refuses a file that none of the keys opens. */
export async function decryptFile(decrypter: Decrypter, from: string, to: string): Promise<void> {
  try {
    await through((stream) => decrypter.decrypt(stream), from, to)
  } catch (error) {
    const isOther = error instanceof Error && /no identity matched/.test(error.message)
    if (isOther) throw new Refusal('This is not the key that the backup was encrypted for.')
    throw error
  }
}

type Bytes = ReadableStream<Uint8Array>

async function through(work: (from: never) => Promise<unknown>, from: string, to: string) {
  const file = readInPieces(from)
  // The streams of the web are the same in Node's types and in those of browsers but for their names.
  const made = (await work(Readable.toWeb(file) as never)) as Bytes
  await pipeline(Readable.fromWeb(made), fs.createWriteStream(to, { mode: 0o600 }))
}

/** Opens what was encrypted for the keys in this file, as `age-keygen` and `pallu key` write them; `-` is standard input. */
export function decrypterFrom(file: string): Decrypter {
  const keys = linesOf(file).filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (keys.length === 0) throw new Refusal(`${file} holds no key: a line AGE-SECRET-KEY-… is one.`)
  const decrypter = new Decrypter()
  for (const key of keys) {
    try {
      decrypter.addIdentity(key)
    } catch {
      throw new Refusal(`The key in ${file} is misspelt.`)
    }
  }
  return decrypter
}

function linesOf(file: string): string[] {
  try {
    return fs.readFileSync(file === '-' ? 0 : file, 'utf8').split(/\r?\n/)
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw isGone ? new Refusal(`There is no key in ${file}.`) : error
  }
}

/** A new key, and the recipient that whoever encrypts for it has to know. */
export async function newKey() {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}
