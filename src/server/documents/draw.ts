import { type Pdf, printable, type Weight, writeAt } from '../platform/pdf/pdf.ts'

/** Points from the left edge of what is printed, and how wide. */
export type Column = { at: number; width: number }

type Look = {
  weight?: Weight
  size?: number
  /** True where the first cell may be of a script with letters of another width; what was printed before is never measured anew. */
  isMixed?: boolean
}

/** Its cells side by side, on the next page when this one is full; all but the first stand to the right. */
export function drawCells(
  pdf: Pdf,
  columns: readonly Column[],
  cells: readonly string[],
  { weight = 'regular', size = 10, isMixed = false }: Look = {},
) {
  const { left, bottom } = pdf.page.margins
  pdf.font(weight).fontSize(size)
  const tallest = pdf.heightOfString(printable(cells[0] ?? ''), { width: columns[0]?.width ?? 0 })
  // With the line of small words below it.
  if (pdf.y + tallest + 40 > pdf.page.height - bottom) pdf.addPage()
  const top = pdf.y
  let lowest = top
  for (const [index, { at, width }] of columns.entries()) {
    const align = index === 0 ? 'left' : 'right'
    writeAt(pdf, cells[index] ?? '', { x: left + at, y: top, size, weight, width, align })
    if (index === 0 && isMixed) lowest = pdf.y
  }
  pdf.x = left
  pdf.y = Math.max(top + tallest, lowest)
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
