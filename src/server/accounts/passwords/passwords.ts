import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { inTurn } from './hash-queue.ts'

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

const derive = promisify(argon2)

/** The password as `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await inTurn(() => derived(password, salt, cost, tagLength))
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(hash)}`
}

/** True when the password is the one of the hash; takes as long when there is no hash to compare with. */
export async function isPassword(
  password: string,
  kept: string | undefined,
  isKnown = false,
): Promise<boolean> {
  const known = kept === undefined ? undefined : parse(kept)
  const { salt, hash, ...kind } = known ?? nobody
  const found = await inTurn(() => derived(password, salt, kind, hash.length), isKnown)
  return timingSafeEqual(found, hash) && known !== undefined
}

/** True for a hash made at another cost than today's: it is renewed at the next sign-in. */
export function isOutdated(kept: string): boolean {
  const { memory, passes, parallelism } = cost
  return !kept.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`)
}

/** Hashed in place of a password that is not there: an unknown name costs what a known one does (S01). */
const nobody = { ...cost, salt: Buffer.from('pallu-nobody-001'), hash: Buffer.alloc(tagLength) }

type Cost = typeof cost

const derived = (password: string, nonce: Buffer, kind: Cost, length: number) =>
  derive('argon2id', { message: password, nonce, ...kind, tagLength: length })

function parse(kept: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(kept)
  if (!parts) return undefined
  const [, memory, passes, parallelism, salt, hash] = parts
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt ?? '', 'base64'),
    hash: Buffer.from(hash ?? '', 'base64'),
  }
}

const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
