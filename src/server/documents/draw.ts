import { type Pdf, printable, type Weight, writeAt } from '../platform/pdf/pdf.ts'
import { asDecoration, asText, inside, isTagged, openPart, untagged } from '../platform/pdf/tags.ts'

/** Points from the left edge of what is printed, and how wide. */
export type Column = { at: number; width: number }

type Look = {
  weight?: Weight
  size?: number
  /** True where the first cell may be of a script with letters of another width; what was printed before is never measured anew. */
  isMixed?: boolean
  /** What the row is: heads of columns, what stands below them, or a name and its sum. */
  is: 'heads' | 'cells' | 'sum'
  /** The language of its words, where it is not that of the document. */
  lang?: 'en'
}

/**
 * Its cells side by side, on the next page when this one is full; all but the first stand to the right. What `below`
 * draws belongs to the first.
 */
export function drawCells(
  pdf: Pdf,
  columns: readonly Column[],
  cells: readonly string[],
  look: Look,
  below: () => void = () => undefined,
) {
  const { weight = 'regular', size = 10, isMixed = false } = look
  const { left, bottom } = pdf.page.margins
  pdf.font(weight).fontSize(size)
  const tallest = pdf.heightOfString(printable(cells[0] ?? ''), { width: columns[0]?.width ?? 0 })
  // With the line of small words below it.
  if (pdf.y + tallest + 40 > pdf.page.height - bottom) pdf.addPage()
  const top = pdf.y
  let lowest = top
  inside(pdf, look.is === 'sum' ? 'P' : 'TR', () => {
    const parts = columns.map((_, index) => cellOf(pdf, look, index))
    for (const [index, { at, width }] of columns.entries()) {
      const align = index === 0 ? 'left' : 'right'
      const spot = { x: left + at, y: top, size, weight, width, align } as const
      parts[index]?.draw(() => drawCell(pdf, cells[index] ?? '', spot))
      if (index === 0 && isMixed) lowest = pdf.y
    }
    pdf.x = left
    pdf.y = Math.max(top + tallest, lowest)
    parts[0]?.draw(below)
    for (const part of parts) part.end()
  })
}

function cellOf(pdf: Pdf, { is, lang }: Look, index: number) {
  if (is === 'sum') return untagged
  const language = lang && { lang }
  if (is === 'heads') return openPart(pdf, 'TH', { scope: 'Column', ...language })
  return index === 0 ? openPart(pdf, 'TH', { scope: 'Row' }) : openPart(pdf, 'TD')
}

/** An empty one is drawn where it was drawn before. */
function drawCell(pdf: Pdf, text: string, spot: Parameters<typeof writeAt>[2]) {
  if (text !== '' || !isTagged(pdf)) writeAt(pdf, text, spot)
}

/** Large pale words across the page, below what is written next; heard once, on the first page. */
export function stamp(pdf: Pdf, words: string, isFirst: boolean) {
  const draw = () => drawStamp(pdf, words)
  if (isFirst) asText(pdf, draw)
  else asDecoration(pdf, draw)
}

function drawStamp(pdf: Pdf, words: string) {
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
