import { type Pdf, printable, type Weight, writeAt } from '../platform/pdf/pdf.ts'

/** Points from the left edge of what is printed, and how wide. */
export type Column = { at: number; width: number }

/** Its cells side by side, on the next page when this one is full; all but the first stand to the right. */
export function drawCells(
  pdf: Pdf,
  columns: readonly Column[],
  cells: readonly string[],
  weight: Weight = 'regular',
) {
  const { left, bottom } = pdf.page.margins
  pdf.font(weight).fontSize(10)
  const tallest = pdf.heightOfString(printable(cells[0] ?? ''), { width: columns[0]?.width ?? 0 })
  // With the line of small words below it.
  if (pdf.y + tallest + 40 > pdf.page.height - bottom) pdf.addPage()
  const top = pdf.y
  for (const [index, { at, width }] of columns.entries()) {
    const align = index === 0 ? 'left' : 'right'
    writeAt(pdf, cells[index] ?? '', { x: left + at, y: top, size: 10, weight, width, align })
  }
  pdf.x = left
  pdf.y = top + tallest
}

/** Large pale words across the page, below what is written next. */
export function stamp(pdf: Pdf, words: string) {
  const { x, y } = pdf
  const { width, height } = pdf.page
  pdf.save()
  pdf.rotate(-45, { origin: [width / 2, height / 2] })
  pdf.fillColor('#c00', 0.12).font('bold').fontSize(90)
  pdf.text(words, 0, height / 2 - 60, { width, align: 'center', lineBreak: false })
  pdf.restore()
  pdf.fillColor('black', 1)
  pdf.x = x
  pdf.y = y
}
