import type { StatementSync } from 'node:sqlite'

type Row = Record<string, unknown>

/** A star that stands for columns: neither `count(*)` nor a product. */
const everyColumn = /(?:[.,]|\b(?:select|distinct|returning))\s*\*/i

/**
 * Rows as objects of one shape. Those that node:sqlite makes are hash tables, which take twice the time and the memory,
 * and each of which outlives the young heap: it is asked for arrays, and the objects are made here. To be called for each
 * execution: what a star stands for may be other columns, or the same in another order, once somebody has migrated.
 */
export function readRows(statement: StatementSync, sql: string): () => (row: unknown) => Row {
  statement.setReturnArrays(true)
  const hasStar = everyColumn.test(sql)
  let names: string[] = []
  let empty: Row = {}
  const learn = () => {
    const found = statement.columns().map(({ name }) => name)
    if (found.length === names.length && found.every((name, at) => name === names[at])) return
    names = found
    empty = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))))
  }
  return () => {
    let isLearned = !hasStar && names.length > 0
    return (row) => {
      // With the first row: only then has the statement been compiled anew.
      if (!isLearned) learn()
      isLearned = true
      const cells = row as unknown[] // As it was told to give them.
      const object = { ...empty }
      for (let at = 0; at < names.length; at++) object[names[at] ?? ''] = cells[at]
      return object
    }
  }
}
