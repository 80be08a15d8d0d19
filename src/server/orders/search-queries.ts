import { type RawBuilder, sql } from 'kysely'
import type { Query } from '../platform/db/database.ts'
import { engineOf } from '../platform/db/dialect.ts'

/** What migration 0036 keeps an index of, in its very words, or PostgreSQL would not see that they are the same. */
const words = sql`lower(o.number || chr(10) || o.mobile || chr(10) || o.full_name || chr(10) || o.email
  || chr(10) || coalesce(o.invoice_number, ''))`

/**
 * Whether an order `o` has this text in its number, mobile, name, email or invoice's number, whatever the case; signs
 * that LIKE would read as a pattern are taken as typed. From three letters on it goes by an index.
 */
export function speaksOf(db: Query, text: string): RawBuilder<boolean> {
  const typed = text.toLowerCase()
  const part = `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  if (engineOf(db) === 'postgres') return sql<boolean>`${words} like ${part} escape '\\'`
  const found = sql<boolean>`(lower(o.number) like ${part} escape '\\' or o.mobile like ${part} escape '\\'
    or lower(o.full_name) like ${part} escape '\\' or o.email like ${part} escape '\\'
    or lower(coalesce(o.invoice_number, '')) like ${part} escape '\\')`
  // A string of SQLite's index ends at a null.
  const trigrams = typed.includes('\0') ? [] : trigramsOf(typed)
  if (trigrams.length === 0) return found
  const asked = trigrams.map((one) => `"${one.replaceAll('"', '""')}"`).join(' ')
  return sql<boolean>`(o.id in (select rowid from order_words where order_words match ${asked}) and ${found})`
}

function trigramsOf(text: string): string[] {
  const signs = [...text]
  return [...new Set(signs.slice(2).map((_, at) => signs.slice(at, at + 3).join('')))]
}
