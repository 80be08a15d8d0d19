import type { Judged, Row } from './compare.ts'

/** What a table shows of one script. */
export type Section = { name: string; lines: Judged[]; missing: string[] }

const head = ['', 'what', 'figure', 'budget', 'to bare', 'committed', 'change', '']
const marks = { met: '✓', missed: '✗', none: ' ' }
const isLeft = (column: number) => column < 2 || column === head.length - 1

/** The table as lines; `red` paints those of a regression, and rows that are gone. */
export function tableOf(sections: Section[], red: (line: string) => string): string[] {
  const cells = sections.flatMap(({ lines }) => lines.map(cellsOf))
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  )
  const lineOf = (row: string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return isLeft(column) ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  return [
    lineOf(head),
    ...sections.flatMap(({ name, lines, missing }) => [
      '',
      name,
      ...lines.map((line) => paint(lineOf(cellsOf(line)), line.isWorse)),
      ...missing.map((what) => paint(`!  ${what}: measured before, not now`, true)),
    ]),
  ]
  function paint(line: string, isWorse: boolean) {
    return isWorse ? red(line) : line
  }
}

function cellsOf({ row, verdict, was, worsening }: Judged): string[] {
  return [
    marks[verdict],
    row.what,
    amount(row),
    row.budget === undefined ? '' : `${row.isFloor ? '≥' : '≤'} ${row.budget} ${row.unit}`.trim(),
    row.ratio === undefined ? '' : `${rounded(row.ratio)} x`,
    was ? committed(row, was) : 'new',
    worsening === undefined ? '' : changeOf(worsening),
    row.note ?? '',
  ]
}

const committed = ({ ratio }: Row, was: Row) =>
  ratio !== undefined && was.ratio !== undefined ? `${rounded(was.ratio)} x` : amount(was)

const amount = ({ figure, unit }: Row) => `${rounded(figure)} ${unit}`.trim()

/** Plus is worse, of a floor as well. */
function changeOf(worsening: number): string {
  const percent = Math.round((worsening - 1) * 100)
  return `${percent > 0 ? '+' : ''}${percent} %`
}

/** Four digits say more than a noisy machine can promise. */
export const rounded = (figure: number) => Number(figure.toPrecision(4))
