/** One figure of a run. */
export type Row = {
  what: string
  figure: number
  unit: string
  /** The figure against what a bare node:http server took for a request in the same run. */
  ratio?: number
  budget?: number
  /** True when more is better. */
  isFloor?: boolean
  note?: string
}

/** A row beside its budget and beside the same row of an earlier run. */
export type Judged = {
  row: Row
  verdict: 'met' | 'missed' | 'none'
  /** The same row of the earlier run. */
  was?: Row
  /** How many times worse than then: 1 is the same, 2 twice as bad, for floors as well. */
  worsening?: number
  isWorse: boolean
}

/** How many times worse a figure may get before it is called a regression. */
export const tolerance = 1.2

/** Every row beside its budget and beside the row of the same name in the earlier run. */
export function judge(rows: Row[], earlier: Row[]): Judged[] {
  return rows.map((row) => {
    const verdict = verdictOf(row)
    const was = earlier.find(({ what }) => what === row.what)
    if (!was) return { row, verdict, isWorse: false }
    const worsening = worseningOf(row, was)
    if (worsening !== undefined)
      return { row, verdict, was, worsening, isWorse: worsening > tolerance }
    // Nothing is so many times worse than zero: then the budget decides.
    const isLost = isJudgedByFigure(row) && verdict === 'missed' && verdictOf(was) === 'met'
    return { row, verdict, was, isWorse: isLost }
  })
}

/** Names of rows with a budget that the earlier run had and this one has not. */
export const missingFrom = (rows: Row[], earlier: Row[]): string[] =>
  earlier
    .filter(({ budget, what }) => budget !== undefined && rows.every((row) => row.what !== what))
    .map(({ what }) => what)

function verdictOf({ figure, budget, isFloor }: Row): Judged['verdict'] {
  if (budget === undefined) return 'none'
  return (isFloor ? figure >= budget : figure <= budget) ? 'met' : 'missed'
}

function worseningOf(row: Row, was: Row): number | undefined {
  const pair = comparable(row, was)
  if (!pair || pair.now <= 0 || pair.before <= 0) return undefined
  return row.isFloor ? pair.before / pair.now : pair.now / pair.before
}

function comparable(row: Row, was: Row) {
  if (row.ratio !== undefined && was.ratio !== undefined)
    return { now: row.ratio, before: was.ratio }
  if (!isJudgedByFigure(row)) return undefined
  return { now: row.figure, before: was.figure }
}

/** By the clock two runs cannot be compared: other programs use the same machine. */
const isJudgedByFigure = ({ budget, unit, ratio }: Row) =>
  budget !== undefined && ratio === undefined && !['ms', 's', '/s'].includes(unit)
