import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { type Config, ConfigError } from './config.ts'
import type { Shop } from './shop.ts'

type Key = { id: string; bytes: Buffer }

const keyBytes = 32
const mark = 'v1'

/** Where the key lies when SECRET_KEY is not set: beside the database, and in none of its backups. */
const keyFile = (dataDir: string) => path.join(dataDir, 'secret.key')

/** What the shop has to read again and a stolen database must not tell, such as seeds of authenticator apps. */
export type Vault = {
  /** Encrypts; `about` says whose it is, so that nobody can put it under another name. */
  seal(plain: string, about: string): string
  /** Undefined where the key is another one, or the text was changed. */
  open(sealed: string, about: string): string | undefined
  /** True when it was sealed under the first key. */
  isCurrent(sealed: string): boolean
}

const vaults = new WeakMap<Config, Vault>()

/** The vault of a shop, under SECRET_KEY or the key in its data folder, which is made at the first use. */
export function vaultOf({ config }: Pick<Shop, 'config'>): Vault {
  const known = vaults.get(config)
  if (known) return known
  const vault = openVault(keysOf(config))
  vaults.set(config, vault)
  return vault
}

/** True while an older key stands behind the first one: what lies under it is to be encrypted anew. Makes no key. */
export function hasOldKeys({ dataDir, secretKey }: Config): boolean {
  const file = keyFile(dataDir)
  const given = secretKey ?? (fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '')
  return /[,\n]/.test(given)
}

export function openVault(keys: [Key, ...Key[]]): Vault {
  const [first] = keys
  return {
    seal(plain, about) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', first.bytes, nonce).setAAD(Buffer.from(about))
      const body = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final()])
      const sealed = Buffer.concat([body, cipher.getAuthTag()])
      return `${mark}.${first.id}.${sealed.toString('base64url')}`
    },
    open(sealed, about) {
      const [version, id, text] = sealed.split('.')
      const key = keys.find((one) => one.id === id)
      if (version !== mark || !key || !text) return undefined
      const bytes = Buffer.from(text, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, 12))
        decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-16))
        const plain = [decipher.update(bytes.subarray(12, -16)), decipher.final()]
        return Buffer.concat(plain).toString('utf8')
      } catch {
        return undefined
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`${mark}.${first.id}.`),
  }
}

function keysOf(config: Config): [Key, ...Key[]] {
  const given = config.secretKey ?? keptKey(config.dataDir)
  const [first, ...others] = given.split(',').map((text) => keyOf(text.trim()))
  if (!first) throw new ConfigError('SECRET_KEY is empty')
  return [first, ...others]
}

/** Reads a key as `openssl rand -base64 32` writes it. */
export function keyOf(text: string): Key {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length !== keyBytes)
    throw new ConfigError('SECRET_KEY must be 32 random bytes in base64 (openssl rand -base64 32)')
  return { id: hash('sha256', bytes).slice(0, 8), bytes }
}

function keptKey(dataDir: string): string {
  const file = keyFile(dataDir)
  try {
    fs.mkdirSync(dataDir, { recursive: true })
    // Of several who start at once, one makes it.
    fs.writeFileSync(file, `${randomBytes(keyBytes).toString('base64')}\n`, {
      ...{ flag: 'wx', mode: 0o600, flush: true },
    })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return fs.readFileSync(file, 'utf8').trim().replaceAll('\n', ',')
}
