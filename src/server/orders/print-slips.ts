import { encode } from 'uqr'
import type { ShopProfile } from '#contract/settings/types.ts'
import type { Address } from '#domain/address/address.ts'
import { countryName } from '#domain/delivery/country-name.ts'
import { labelsNow } from '../documents/words/labels.ts'
import { type Sayings, sayingsOf } from '../documents/words/sayings.ts'
import type { LineRow, OrderRow } from '../order-records/queries.ts'
import { type Pdf, printPages, rule, type Sheet, write, writeAt } from '../platform/pdf/pdf.ts'
import { asDecoration, asText, inside } from '../platform/pdf/tags.ts'
import { addressOf } from './present.ts'

/** `names` are those of its sarees in the language of the order, by the id of their line. */
export type Printed = { order: OrderRow; lines: LineRow[]; names?: Record<string, string> }

const a5: Sheet = { size: [419.53, 595.28], margin: 34 }

/** What goes into the parcel: who gets what. No prices, as it may be a gift. */
export function printPackingSlips(profile: ShopProfile, orders: Printed[]): Promise<Buffer> {
  return printPages(a5, 'Packing slips', orders, (pdf, printed) => drawSlip(pdf, profile, printed))
}

function drawSlip(pdf: Pdf, profile: ShopProfile, { order, lines, names = {} }: Printed) {
  const say = sayingsOf(labelsNow(order.language))
  asDecoration(pdf, () => drawCode(pdf, order.number))
  write(pdf, profile.name, 18, 'bold')
  inside(pdf, 'H1', () => {
    for (const line of headOf(say, order)) write(pdf, line)
  })
  rule(pdf)
  inside(pdf, 'H2', () => write(pdf, say.label('to'), 9))
  for (const line of addressLines(order.full_name, addressOf(order))) write(pdf, line, 11)
  write(pdf, say.line('mobile', order.mobile), 11)
  rule(pdf)
  inside(pdf, 'L', () => {
    for (const line of lines) drawLine(pdf, line, names[String(line.id)])
  })
  rule(pdf)
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0)
  write(pdf, piecesIn(say, pieces), 11, 'bold')
  if (order.note !== '') write(pdf, `${say.label('note')}: ${order.note}`)
  if (order.gift_message !== '') {
    rule(pdf)
    inside(pdf, 'H2', () => write(pdf, say.label('gift'), 9))
    write(pdf, order.gift_message, 12)
  }
}

/** Points; 16 mm, which a scanner reads at arm's length. */
const codeSize = 46

/** The number of the order for a scanner, in the upper right corner: what stands on the sheet stays where it is. */
function drawCode(pdf: Pdf, number: string) {
  const { data, size } = encode(number, { ecc: 'M', border: 0 })
  const unit = codeSize / size
  const left = pdf.page.width - pdf.page.margins.right - codeSize
  const top = pdf.page.margins.top - 10
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pdf.rect(left + x * unit, top + y * unit, unit, unit)
    }
  }
  pdf.fill()
}

function headOf(say: Sayings, { number, placed_at }: OrderRow): string[] {
  const day = dayOf(placed_at)
  if (say.language === 'en') return [`Packing slip for order ${number} of ${day}`]
  return [say.label('slip'), say.line('order', number, day)]
}

function piecesIn(say: Sayings, pieces: number): string {
  if (say.language !== 'en') return say.line('pieces', String(pieces))
  return pieces === 1 ? '1 piece' : `${pieces} pieces`
}

/** Whoever packs finds it by its English name, whoever opens the parcel reads their own. */
function drawLine(pdf: Pdf, line: LineRow, name: string | undefined) {
  const { left, right } = pdf.page.margins
  const width = pdf.page.width - left - right
  const top = pdf.y
  const beside = { x: left + 36, weight: 'regular', width: width - 36 } as const
  const note = `${line.code}, ${line.description}`
  const draw = () => {
    const drawCount = () =>
      pdf.font('bold').fontSize(11).text(`${line.quantity} ×`, left, top, { width: 36 })
    asText(pdf, drawCount)
    writeAt(pdf, name ?? line.name, { ...beside, y: top, size: 11 })
    writeAt(pdf, name ? `${line.name}, ${note}` : note, { ...beside, y: pdf.y, size: 9 })
  }
  inside(pdf, 'LI', () => inside(pdf, 'LBody', draw))
  pdf.x = left
  pdf.moveDown(0.4)
}

/** An address as a parcel has it, line by line. */
export const addressLines = (name: string, address: Address): string[] =>
  [
    address.fullName || name,
    address.line1,
    address.line2,
    address.pin === '' ? address.city : `${address.city} ${address.pin}`,
    address.state,
    address.country ? countryName(address.country) : '',
  ].filter((line) => line !== '')

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
export const dayOf = (at: number) => days.format(at)
