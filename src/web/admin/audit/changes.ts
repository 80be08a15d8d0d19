/** One field before and after a write; undefined where it was not there. */
export type Change = { field: string; before: string | undefined; after: string | undefined }

/** Columns that change with every write and say nothing. */
const silent = new Set(['id', 'revision', 'updated_at', 'current_paise', 'sold_out', 'created_at'])
const silentAfter = new Set(['category_name', 'category_slug', 'rating_sum', 'rating_count'])

/**
 * What differs between two states of a thing. Of a partial `after` only the fields it names count; of a thing
 * that was created or deleted, every field that says something.
 */
export function changesOf(before: unknown, after: unknown, say: Say = sayPlain): Change[] {
  const old = fieldsOf(before)
  const now = fieldsOf(after)
  const fields = after === null ? Object.keys(old) : Object.keys(now)
  return fields
    .filter((field) => !silent.has(field) && !silentAfter.has(field))
    .filter((field) => textOf(old[field]) !== textOf(now[field]))
    .map((field) => ({ field, before: say(field, old[field]), after: say(field, now[field]) }))
    .filter((change) => change.before !== undefined || change.after !== undefined)
}

type Say = (field: string, value: unknown) => string | undefined

const sayPlain: Say = (_field, value) => textOf(value)

const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null && !Array.isArray(state) ? { ...state } : {}

function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
