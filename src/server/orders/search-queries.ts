import { type RawBuilder, sql } from 'kysely'
import { policy } from '#domain/policy.ts'
import type { Query } from '../platform/db/database.ts'
import { engineOf } from '../platform/db/dialect.ts'
import { likePart } from '../platform/db/like-part.ts'

/** What migration 0036 keeps an index of, in its very words, or PostgreSQL would not see that they are the same. */
const words = sql`lower(o.number || chr(10) || o.mobile || chr(10) || o.full_name || chr(10) || o.email
  || chr(10) || coalesce(o.invoice_number, ''))`
/** The same to read and not to look up. */
const readWords = sql`(${words} || '')`

/**
 * Whether an order `o` has this text in its number, mobile, name, email or invoice's number, whatever the case; signs
 * that LIKE would read as a pattern are taken as typed. From three letters on it goes by an index; one or two are looked
 * for among the newest orders alone (`policy.shortSearchOrders`), because they stand in half of all.
 */
export function speaksOf(db: Query, text: string): RawBuilder<boolean> {
  const typed = text.toLowerCase()
  const isShort = [...typed].length < 3
  if (engineOf(db) === 'postgres') {
    if (isShort)
      return sql<boolean>`(${isNewest} and ${readWords} like ${likePart(typed)} escape '\\')`
    return lookedUp(typed)
  }
  const part = likePart(typed)
  const found = sql<boolean>`(lower(o.number) like ${part} escape '\\' or o.mobile like ${part} escape '\\'
    or lower(o.full_name) like ${part} escape '\\' or o.email like ${part} escape '\\'
    or lower(coalesce(o.invoice_number, '')) like ${part} escape '\\')`
  if (isShort) {
    const before = sql`(select coalesce(max(id), 0) - ${policy.shortSearchOrders} from orders)`
    return sql<boolean>`(o.id > ${before} and ${found})`
  }
  // A string of SQLite's index ends at a null.
  const trigrams = typed.includes('\0') ? [] : trigramsOf(typed)
  if (trigrams.length === 0) return found
  const asked = trigrams.map((one) => `"${one.replaceAll('"', '""')}"`).join(' ')
  return sql<boolean>`(o.id in (select rowid from order_words where order_words match ${asked}) and ${found})`
}

/** As a list that PostgreSQL looks up one by one; as a condition it would read the whole table for it. */
const isNewest = sql`o.id = any(array(
  select id from orders order by id desc limit ${sql.lit(policy.shortSearchOrders)}))`

/**
 * PostgreSQL reads the list of each three letters to its end, and those of what stands behind the @ of an email may be as long
 * as there are orders: they are only held against what the letters before have found. Without three letters or digits in a
 * row its index has nothing to go by, and would bring every order one by one.
 */
function lookedUp(typed: string): RawBuilder<boolean> {
  const whole = sql<boolean>`${readWords} like ${likePart(typed)} escape '\\'`
  const [name = '', ...behind] = typed.split('@')
  const first = behind.length > 0 && hasTrigram(name) ? `${name}@` : typed
  if (!hasTrigram(first)) return whole
  const found = sql<boolean>`${words} like ${likePart(first)} escape '\\'`
  return first === typed ? found : sql<boolean>`(${found} and ${whole})`
}

/** Which signs are letters depends on the locale of the database, but for these. */
const hasTrigram = (text: string) => /[a-z0-9]{3}/.test(text)

function trigramsOf(text: string): string[] {
  const signs = [...text]
  return [...new Set(signs.slice(2).map((_, at) => signs.slice(at, at + 3).join('')))]
}
