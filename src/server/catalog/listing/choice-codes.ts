import { type Bits, eachRow } from './bits.ts'

/** Which value of a filter group each row has, as its number: counts what few rows have, where sets count what many have. */
export type ChoiceCodes = {
  /** In the order in which they were first seen. */
  values: string[]
  numberOf: Map<string, number>
  ofRow: Uint32Array
}

export const noChoices = (): ChoiceCodes => ({
  values: [],
  numberOf: new Map(),
  ofRow: new Uint32Array(1024),
})

export function putChoice(codes: ChoiceCodes, row: number, value: string) {
  if (row >= codes.ofRow.length) {
    const longer = new Uint32Array(Math.max(row + 1, codes.ofRow.length * 2))
    longer.set(codes.ofRow)
    codes.ofRow = longer
  }
  const known = codes.numberOf.get(value)
  const number = known ?? codes.values.push(value) - 1
  if (known === undefined) codes.numberOf.set(value, number)
  codes.ofRow[row] = number
}

/** How many of the rows have each value, in the order of the values. */
export function countChoices({ values, ofRow }: ChoiceCodes, rows: Bits): Uint32Array {
  const counts = new Uint32Array(values.length)
  eachRow(rows, (row) => {
    const value = ofRow[row] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  })
  return counts
}
