import { code128 } from '#domain/carriers/code-128.ts'
import type { ParcelRow } from '../../order-records/queries.ts'
import { type Pdf, write } from '../../platform/pdf/pdf.ts'
import { asDecoration } from '../../platform/pdf/tags.ts'

/** Points; 14 mm, which a scanner meets at arm's length. */
const barHeight = 40
const textSize = 11
/** Of a printer of labels, in points: bars of whole dots are as wide on paper as they are drawn. */
const dot = 72 / 203

/**
 * The number of a parcel, for scanners and below it for people; the margins are its quiet. A number that has no code or whose
 * code is wider than the sheet is there for people alone.
 */
export function drawNumber(pdf: Pdf, { carrier, tracking_number }: ParcelRow) {
  const { left, right, bottom } = pdf.page.margins
  const widths = code128(tracking_number) ?? []
  const modules = widths.reduce((sum, width) => sum + width, 0)
  const room = pdf.page.width - left - right
  const module = [3 * dot, 2 * dot].find((size) => size * modules <= room)
  const isDrawn = modules > 0 && module !== undefined
  const height = (isDrawn ? barHeight + 12 : 6) + textSize * 1.4
  if (pdf.y + height > pdf.page.height - bottom) pdf.addPage()
  if (isDrawn) drawBars(pdf, widths, module)
  pdf.y += 6
  write(pdf, `${carrier} ${tracking_number}`, textSize, 'bold')
}

function drawBars(pdf: Pdf, widths: readonly number[], module: number) {
  const top = pdf.y + 6
  asDecoration(pdf, () => {
    let x = pdf.page.margins.left
    for (const [at, width] of widths.entries()) {
      if (at % 2 === 0) pdf.rect(x, top, width * module, barHeight)
      x += width * module
    }
    pdf.fill()
  })
  pdf.y = top + barHeight
}
