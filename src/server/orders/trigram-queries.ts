import { sql } from 'kysely'
import type { Query } from '../platform/db/database.ts'
import { engineOf } from '../platform/db/dialect.ts'
import { likePart } from '../platform/db/like-part.ts'

/** What migration 0036 keeps an index of, in its very words, or PostgreSQL would not see that they are the same. */
const words = sql`lower(o.number || chr(10) || o.mobile || chr(10) || o.full_name || chr(10) || o.email
  || chr(10) || coalesce(o.invoice_number, ''))`
/** The same to read and not to look up. */
const readWords = sql`(${words} || '')`

/**
 * Up to `most` orders that have this text in lower case, as an index of each three letters in a row tells; on SQLite some that
 * have those letters in another order too. Undefined where there is no index, or none that knows these letters.
 */
export async function idsByIndex(
  db: Query,
  typed: string,
  most: number,
): Promise<number[] | undefined> {
  const found = engineOf(db) === 'postgres' ? await byTrigrams(db, typed) : byWords(typed)
  if (!found) return undefined
  const { rows } = await sql<{ id: number }>`${found} limit ${most}`.execute(db)
  return rows.map(({ id }) => Number(id))
}

function byWords(typed: string) {
  const signs = [...typed]
  // A string of SQLite's index ends at a null.
  if (signs.length < 3 || signs.includes('\0')) return undefined
  const trigrams = new Set(signs.slice(2).map((_, at) => signs.slice(at, at + 3).join('')))
  const asked = [...trigrams].map((one) => `"${one.replaceAll('"', '""')}"`).join(' ')
  return sql`select rowid as id from order_words where order_words match ${asked}`
}

/**
 * PostgreSQL reads the list of each three letters to its end, and those of what stands behind the @ of an email may be as long
 * as there are orders: they are only held against what the letters before have found.
 */
async function byTrigrams(db: Query, typed: string) {
  const [name = '', ...behind] = typed.split('@')
  const first = behind.length > 0 && hasTrigram(name) ? `${name}@` : typed
  if (!hasTrigram(first) || !(await hasIndex(db))) return undefined
  const found = sql`${words} like ${likePart(first)} escape '\\'`
  const whole = sql`${readWords} like ${likePart(typed)} escape '\\'`
  const all = first === typed ? found : sql`${found} and ${whole}`
  return sql`with found as materialized (select o.id from orders o where ${all}) select id from found`
}

/** Without three of them in a row its index would bring every order; which other signs are letters depends on the locale. */
const hasTrigram = (text: string) => /[a-z0-9]{3}/.test(text)

/** The migration does without where pg_trgm may not be added. */
async function hasIndex(db: Query): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('orders_words') is not null as is_there`.execute(db)
  return rows[0]?.is_there ?? false
}
