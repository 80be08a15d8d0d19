/**
 * What the storage has against a request. `away`: it does not answer, nothing was kept. `full`: it takes no
 * more, nothing was kept. `unsure`: it failed while it was keeping something, which may be kept all the same.
 */
export type StorageFault = 'away' | 'full' | 'unsure'

/** Files of this machine, and lines to a database on another one. */
const systemFaults: Record<string, StorageFault> = {
  ...{ ENOSPC: 'full', EDQUOT: 'full', EFBIG: 'full', EROFS: 'full', EIO: 'unsure' },
  ...{ EMFILE: 'away', ENFILE: 'away', ECONNREFUSED: 'away', ETIMEDOUT: 'away' },
  ...{ EHOSTUNREACH: 'away', ENOTFOUND: 'away', EAI_AGAIN: 'away' },
  ...{ ECONNRESET: 'unsure', EPIPE: 'unsure' },
}

/** A socket of this machine that is not there or has no place left: PostgreSQL is away (connect(2), unix(7)). */
const isClosedSocket = (error: Error, code: string) =>
  'syscall' in error && error.syscall === 'connect' && /^(ENOENT|EAGAIN)$/.test(code)

/** PostgreSQL's own codes (its manual, appendix A). */
const postgresFaults: Record<string, StorageFault> = {
  // A password that is being changed on both sides.
  '28P01': 'away',
  ...{ '57P03': 'away', '53300': 'away', '57014': 'away', '55P03': 'away' },
  ...{ '53100': 'full', '25006': 'full' },
  ...{ '57P01': 'unsure', '57P02': 'unsure', '08003': 'unsure', '08006': 'unsure' },
  ...{ '58030': 'unsure', XX000: 'unsure' },
}

/** SQLite's primary result codes: busy, locked, read-only, I/O error, corrupt, full, cannot open, not a database. */
const sqliteFaults: Record<number, StorageFault> = {
  ...{ 5: 'away', 6: 'away', 14: 'away', 8: 'full', 13: 'full', 10: 'unsure' },
  // A page that cannot be read: the others go on, and what was begun is taken back.
  ...{ 11: 'away', 26: 'away' },
}

/** What pg and Kysely say, without a code, of a connection that broke before the question or below it. */
const lostLine =
  /Connection terminated|Client (was closed|has encountered a connection error)|connection has been discarded/

/** Says whether an error is one of the storage rather than of the request or of ours. */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if ('errcode' in error) return sqliteFaults[Number(error.errcode) & 0xff]
  if (/timeout exceeded|connection timeout|Query read timeout/.test(error.message)) return 'away'
  if (lostLine.test(error.message)) return 'unsure'
  if (isClosedSocket(error, code)) return 'away'
  return systemFaults[code] ?? postgresFaults[code]
}

/** SQLITE_IOERR_FSYNC and SQLITE_IOERR_DIR_FSYNC. */
const syncErrors = [1034, 1290]

/** True when the disk refused to make a commit of SQLite durable: asking it again proves nothing. */
export const isSyncFailure = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && syncErrors.includes(Number(error.errcode))
