import type { StatementSync } from 'node:sqlite'

type Row = Record<string, unknown>

/**
 * Rows as objects of one shape. Those that node:sqlite makes are hash tables, which take twice the time and the memory,
 * and each of which outlives the young heap: it is asked for arrays, and the objects are made here.
 */
export function readRows(statement: StatementSync): (row: unknown) => Row {
  statement.setReturnArrays(true)
  let names: string[] = []
  let empty: Row = {}
  return (row) => {
    const cells = row as unknown[] // As it was told to give them.
    if (cells.length !== names.length) {
      // The first one, or a migration has added a column to what a star stands for.
      names = statement.columns().map(({ name }) => name)
      empty = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))))
    }
    const object = { ...empty }
    for (let at = 0; at < names.length; at++) object[names[at] ?? ''] = cells[at]
    return object
  }
}
