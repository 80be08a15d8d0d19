import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { engineOf } from './dialect.ts'
import { listenTo } from './listen-to.ts'
import type { Tables } from './tables.ts'

/**
 * What every visible write bumps; whatever is kept for visitors is kept under its number. `saved` is the number under
 * which somebody last saved something: what changed since then is stock alone.
 */
export type Version = { number: number; changedAt: number; saved: number }

const question = `select number, changed_at,
  coalesce((select number from versions where name = 'saved'), 0) as saved
  from versions where name = 'catalogue'`
const before: Version = { number: 0, changedAt: 0, saved: 0 }
/** Milliseconds between two questions: of a line that carries what is told, and of one that may not. */
const pollMs = { heard: 5000, unheard: 1000 }

/** What PostgreSQL tells every process that listens, once the transaction has committed. */
const channel = 'pallu_catalogue'
const told = sql`pg_notify(${sql.lit(channel)}, number || ' ' || changed_at)`.as('told')
/** What a process tells itself to learn whether its line carries anything. */
const probe = 'heard'
const toldSaved = sql`
  pg_notify(${sql.lit(channel)}, number || ' ' || changed_at || ' ' || number)`.as('told')

/** What each open transaction has made of the version. */
const bumped = new WeakMap<Kysely<Tables>, Version>()

/**
 * Bumps the catalogue version inside the transaction of a visible write, which is seen at once everywhere; answers the
 * new number. Whoever bumps next waits for this commit: products are locked before, and little is left to do after.
 */
export async function bumpVersion(tx: Kysely<Tables>, now: number): Promise<number> {
  const { number } = await bump(tx, now, toldSaved).executeTakeFirstOrThrow()
  await tx
    .insertInto('versions')
    .values({ name: 'saved', number, changed_at: now })
    .onConflict((oc) => oc.column('name').doUpdateSet({ number, changed_at: now }))
    .execute()
  bumped.set(tx, { number, changedAt: now, saved: number })
  return number
}

/** The same where the stock of some pieces has moved and nothing else: lists may tell it a moment later. */
export async function bumpStock(tx: Kysely<Tables>, now: number): Promise<number> {
  const { number } = await bump(tx, now).executeTakeFirstOrThrow()
  return noteBump(tx, number, now)
}

/** The statement of that, for a transaction that sends it together with others. */
export function bump(tx: Kysely<Tables>, now: number, tell = told) {
  const bumping = tx
    .updateTable('versions')
    .set((eb) => ({ number: eb('number', '+', 1), changed_at: now }))
    .where('name', '=', 'catalogue')
    .returning('number')
  return engineOf(tx) === 'postgres' ? bumping.returning(tell) : bumping
}

/** Keeps what that statement answered for the moment of the commit. */
export function noteBump(tx: Kysely<Tables>, number: number, changedAt: number): number {
  // One transaction may save something and move stock as well.
  bumped.set(tx, { number, changedAt, saved: bumped.get(tx)?.saved ?? 0 })
  return number
}

/** Asks SQLite's own change counter, so that a commit of any process is seen at the next request. */
export function watchSqlite(reader: DatabaseSync): () => Version {
  const changes = reader.prepare('pragma data_version')
  let read: StatementSync | undefined
  let seen = -1
  let version = before
  return () => {
    const counter = Number(changes.get()?.['data_version'])
    if (counter === seen) return version
    read ??= reader.prepare(question)
    seen = counter
    version = toVersion(read.get()) ?? before
    return version
  }
}

/**
 * Knows at once what this process has bumped and hears of the writes of others as they commit; questions cover the
 * time without a line, and proxies that carry no notifications: they are rare once the line has been heard.
 */
export function watchPostgres(pool: pg.Pool, everyMs = pollMs) {
  let version = before
  let isHeard = false
  const advance = (to: Version | undefined) => {
    version = newer(version, to)
  }
  const refresh = async () => {
    const { rows } = await pool.query(question)
    advance(toVersion(rows[0]))
  }
  const refreshQuietly = () => void refresh().catch(() => undefined)
  const looks = repeatedly(refreshQuietly, () => (isHeard ? everyMs.heard : everyMs.unheard))
  const line = listenTo(pool, channel, {
    opened() {
      isHeard = false
      looks.begin()
      refreshQuietly()
      pool.query('select pg_notify($1, $2)', [channel, probe]).catch(() => undefined)
    },
    heard(words) {
      isHeard = true
      const [number, changedAt, saved = 0] = words.split(' ').map(Number)
      if (number && changedAt) advance({ number, changedAt, saved })
    },
  })
  looks.begin()
  const stop = async () => {
    looks.end()
    await line.close()
  }
  /** Takes over what a transaction has made of the version, once it has committed. */
  const committed = (tx: Kysely<Tables>) => advance(bumped.get(tx))
  return { version: () => version, refresh, committed, stop }
}

/** Does something after each pause, as long as it is to be by then: a clock that only asks would wake a quiet process. */
function repeatedly(work: () => void, pauseMs: () => number) {
  let timer: NodeJS.Timeout | undefined
  const end = () => clearTimeout(timer)
  const begin = () => {
    end()
    timer = setTimeout(() => {
      work()
      begin()
    }, pauseMs()).unref()
  }
  return { begin, end }
}

/** Answers may overtake each other: the highest number is the newest. */
function newer(known: Version, to: Version | undefined): Version {
  if (!to) return known
  const saved = Math.max(to.saved, known.saved)
  return { ...(to.number >= known.number ? to : known), saved }
}

function toVersion(row: Record<string, unknown> | undefined): Version | undefined {
  return (
    row && {
      number: Number(row['number']),
      changedAt: Number(row['changed_at']),
      saved: Number(row['saved']),
    }
  )
}
