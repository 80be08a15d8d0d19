import { type Paper, printable, type Weight, writeAt } from '../platform/pdf/paper.ts'

/** Points from the left edge of what is printed, and how wide. */
export type Column = { at: number; width: number }

/** Its cells side by side, on the next page when this one is full; all but the first stand to the right. */
export function drawCells(
  paper: Paper,
  columns: readonly Column[],
  cells: readonly string[],
  weight: Weight = 'regular',
) {
  const { left, bottom } = paper.page.margins
  paper.font(weight).fontSize(10)
  const tallest = paper.heightOfString(printable(cells[0] ?? ''), { width: columns[0]?.width ?? 0 })
  // With the line of small words below it.
  if (paper.y + tallest + 40 > paper.page.height - bottom) paper.addPage()
  const top = paper.y
  for (const [index, { at, width }] of columns.entries()) {
    const align = index === 0 ? 'left' : 'right'
    writeAt(paper, cells[index] ?? '', { x: left + at, y: top, size: 10, weight, width, align })
  }
  paper.x = left
  paper.y = top + tallest
}

/** Large pale words across the page, below what is written next. */
export function stamp(paper: Paper, words: string) {
  const { x, y } = paper
  const { width, height } = paper.page
  paper.save()
  paper.rotate(-45, { origin: [width / 2, height / 2] })
  paper.fillColor('#c00', 0.12).font('bold').fontSize(90)
  paper.text(words, 0, height / 2 - 60, { width, align: 'center', lineBreak: false })
  paper.restore()
  paper.fillColor('black', 1)
  paper.x = x
  paper.y = y
}
