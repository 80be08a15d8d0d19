import fs from 'node:fs'
import { type Config, ConfigError } from '../platform/config.ts'
import { MigrationFailure } from '../platform/db/migrate.ts'
import { journalFile } from '../platform/integrity/order-journal.ts'
import { readJournal } from '../platform/integrity/read-journal.ts'

export type Refusal = { reason: string; exitCode: number }

/** Each buyer who is here takes one, each open file too: fewer than these are gone with the first crowd. */
const leastDescriptors = 128

/** Looks at what every start needs of its machine; throws the refusal before anything was opened. */
export function refuseUnusable(config: Config) {
  refuseFewDescriptors()
  const isEmbedded = !/^postgres/.test(config.database)
  // Without a database and pictures in it the folder only holds the journal, which a shop can do without.
  if (isEmbedded || !config.s3) refuseFolder(config.dataDir)
  if (isEmbedded) refuseReadOnly(config)
  if (isEmbedded) refuseEmptied(config)
}

function refuseFewDescriptors() {
  const opened: number[] = []
  try {
    while (opened.length < leastDescriptors) opened.push(fs.openSync(import.meta.filename, 'r'))
  } finally {
    for (const one of opened) fs.closeSync(one)
  }
}

function refuseFolder(dataDir: string) {
  try {
    fs.mkdirSync(dataDir, { recursive: true })
    fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`DATA_DIR cannot be used: ${words}`)
  }
}

/** A schema that lacks nothing is not written to: the first buyer would be who hears of it. */
function refuseReadOnly({ database }: Config) {
  if (!fs.existsSync(database)) return
  try {
    fs.accessSync(database, fs.constants.R_OK | fs.constants.W_OK)
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`the database in DATA_DIR is read-only (${words})`)
  }
}

/** An empty file would be taken for a new shop, where buyers were told of orders. */
function refuseEmptied({ dataDir, database }: Config) {
  if ((fs.statSync(database, { throwIfNoEntry: false })?.size ?? 0) > 0) return
  const { orders } = readJournal(journalFile(dataDir))
  if (orders.size === 0) return
  throw new ConfigError(
    `${database} is empty or gone, and buyers were told of ${orders.size} orders: restore the last backup (pallu restore). To begin anew, take orders.journal and integrity.json away from ${dataDir} too.`,
  )
}

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']
const away = [...unreachable, 'ETIMEDOUT']
/** Of PostgreSQL: it is still starting, it stops, it takes no more connections, somebody else holds what is asked for. */
const awayPostgres = ['57P03', '57P01', '57P02', '53300', '57014', '55P03']
/** Of PostgreSQL: no such user by its rules, no such database, no right to a table, a server that only reads. */
const refusedPostgres = ['28000', '3D000', '42501', '25006']
/** Of TLS, as Node names what is wrong with a certificate. */
const isCertificate = /^(ERR_TLS_CERT_|CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_(GET|VERIFY)_)/
const wrongCertificate = 'the certificate of PostgreSQL is not one that DATABASE_URL trusts'
const full = ['ENOSPC', 'EDQUOT', '53100']
const denied = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'ENOENT']

/** What is told in a line: 78 where a person has to mend something first, 1 where a later start may do. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof ConfigError) return { reason: error.message, exitCode: 78 }
  if (error instanceof MigrationFailure)
    return refusalOf(error.cause) ?? { reason: error.message, exitCode: 78 }
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error) return ofSqlite(error, Number(error.errcode) & 0xff)
  // node-postgres has no code for it.
  if (/does not support SSL connections/.test(error.message))
    return { reason: `DATABASE_URL is refused: ${error.message}`, exitCode: 78 }
  if (!('code' in error)) return undefined
  const code = String(error.code)
  const isHere = (codes: string[]) => codes.includes(code)
  const { message } = error
  // A process of a cluster hears of it as of the primary's bind.
  if ('syscall' in error && /^(listen|bind)$/.test(String(error.syscall)))
    return ofPort(code, message)
  if (isHere(['EMFILE', 'ENFILE'])) return { reason: fewDescriptors, exitCode: 78 }
  // While a password is being changed one of the two sides is early: the service tries again until both have it.
  if (code === '28P01') return { reason: `DATABASE_URL is refused: ${message}`, exitCode: 1 }
  if (isCertificate.test(code)) return { reason: `${wrongCertificate}: ${message}`, exitCode: 78 }
  if (isHere(refusedPostgres))
    return { reason: `DATABASE_URL is refused: ${message}`, exitCode: 78 }
  if (isHere([...away, ...awayPostgres]))
    return { reason: `the database does not answer: ${message}`, exitCode: 1 }
  if (isHere(full)) return { reason: `the disk is full: ${message}`, exitCode: 1 }
  if (code === 'EIO') return { reason: `the disk does not work: ${message}`, exitCode: 1 }
  return isHere(denied) && 'syscall' in error
    ? { reason: `a file or folder cannot be used: ${message}`, exitCode: 78 }
    : undefined
}

const fewDescriptors = `there are too few file descriptors: give the shop more than ${leastDescriptors} (ulimit -n, or LimitNOFILE of the service)`

function ofPort(code: string, message: string): Refusal | undefined {
  if (code === 'EADDRINUSE')
    return { reason: 'PORT is taken by another program; choose another', exitCode: 78 }
  return { reason: `PORT or HOST cannot be listened on: ${message}`, exitCode: 78 }
}

/** SQLite's primary result codes. */
const sqliteRefusals: Record<number, Refusal> = {
  5: { reason: 'another program keeps the database in DATA_DIR locked', exitCode: 1 },
  8: { reason: 'the database in DATA_DIR is read-only', exitCode: 78 },
  10: { reason: 'the disk of DATA_DIR does not work', exitCode: 1 },
  11: { reason: 'the database in DATA_DIR is damaged', exitCode: 78 },
  13: { reason: 'the disk of DATA_DIR is full', exitCode: 1 },
  14: { reason: 'the database in DATA_DIR cannot be opened', exitCode: 78 },
  26: { reason: 'what should be the database in DATA_DIR is none', exitCode: 78 },
}

const mends: Record<number, string> = {
  11: ': keep a copy of the folder, then restore the last backup (pallu restore)',
  26: ': keep a copy of the folder, then restore the last backup (pallu restore)',
}

function ofSqlite({ message }: Error, code: number): Refusal | undefined {
  const known = sqliteRefusals[code]
  return known && { ...known, reason: `${known.reason} (${message})${mends[code] ?? ''}` }
}
