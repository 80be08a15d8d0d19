import { type Facts, factKeys } from '#domain/attributes.ts'
import { type MarkField, markFields, marksOf } from '#domain/search/piece-marks.ts'
import { type Bits, noBits, setBit } from './bits.ts'

/** Of each field and concept of the lexicon the rows that say so. */
export type MarkColumns = Record<MarkField, Map<number, Bits>>

export const noMarks = (): MarkColumns => ({
  ...{ head: new Map(), name: new Map(), cloth: new Map(), border: new Map() },
  ...{ pallu: new Map(), blouse: new Map(), zari: new Map(), trait: new Map() },
})

/** Writes what one piece says of itself, new or known. */
export function putMarks(
  columns: MarkColumns,
  row: number,
  { name, facts }: { name: string; facts: string },
  isNew: boolean,
) {
  const marks = marksOf({ ...textsIn(facts), name })
  for (const field of markFields) {
    const column = columns[field]
    if (!isNew) for (const bits of column.values()) setBit(bits, row, false)
    for (const concept of marks[field]) {
      const bits = column.get(concept) ?? noBits()
      column.set(concept, bits)
      setBit(bits, row, true)
    }
  }
}

/** Read without the schema of facts: 100,000 rows at the start of a process. */
function textsIn(facts: string): Facts {
  const read: unknown = JSON.parse(facts)
  if (typeof read !== 'object' || read === null) return {}
  const texts: Facts = {}
  for (const [name, value] of Object.entries(read)) {
    const known = factKeys.find((fact) => fact === name)
    if (known && typeof value === 'string') texts[known] = value
  }
  return texts
}
