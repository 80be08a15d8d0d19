import type { ShopProfile } from '#contract/settings/types.ts'
import type { Address } from '#domain/address.ts'
import { formatRupees } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import type { LineRow, OrderRow } from '../order-records/queries.ts'
import { type Paper, printPages, rule, type Sheet, write, writeAt } from '../platform/pdf/paper.ts'
import { addressOf } from './present.ts'

export type Printed = { order: OrderRow; lines: LineRow[] }

const a5: Sheet = { size: [419.53, 595.28], margin: 34 }
const a6: Sheet = { size: [297.64, 419.53], margin: 24 }

/** What goes into the parcel: who gets what. No prices, as it may be a gift. */
export function printPackingSlips(profile: ShopProfile, orders: Printed[]): Promise<Buffer> {
  return printPages(a5, 'Packing slips', orders, (paper, printed) =>
    drawSlip(paper, profile, printed),
  )
}

function drawSlip(paper: Paper, profile: ShopProfile, { order, lines }: Printed) {
  write(paper, profile.name, 18, 'bold')
  write(paper, `Packing slip for order ${order.number} of ${dayOf(order.placed_at)}`)
  rule(paper)
  write(paper, 'To', 9)
  for (const line of addressLines(order.full_name, addressOf(order))) write(paper, line, 11)
  write(paper, `Mobile ${order.mobile}`, 11)
  rule(paper)
  for (const line of lines) drawLine(paper, line)
  rule(paper)
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0)
  write(paper, pieces === 1 ? '1 piece' : `${pieces} pieces`, 11, 'bold')
  if (order.note !== '') write(paper, `Note of the buyer: ${order.note}`)
  if (order.gift_message !== '') {
    rule(paper)
    write(paper, 'A message for you', 9)
    write(paper, order.gift_message, 12)
  }
}

function drawLine(paper: Paper, line: LineRow) {
  const { left, right } = paper.page.margins
  const width = paper.page.width - left - right
  const top = paper.y
  paper.font('bold').fontSize(11).text(`${line.quantity} ×`, left, top, { width: 36 })
  const beside = { x: left + 36, weight: 'regular', width: width - 36 } as const
  writeAt(paper, line.name, { ...beside, y: top, size: 11 })
  const note = `${line.code}, ${line.description}`
  writeAt(paper, note, { ...beside, y: paper.y, size: 9 })
  paper.x = left
  paper.moveDown(0.4)
}

/** What goes onto the parcel: where to, from whom, and how much the carrier collects. */
export function printLabels(profile: ShopProfile, orders: Printed[]): Promise<Buffer> {
  return printPages(a6, 'Address labels', orders, (paper, printed) =>
    drawLabel(paper, profile, printed),
  )
}

function drawLabel(paper: Paper, profile: ShopProfile, { order }: Printed) {
  const address = addressOf(order)
  write(paper, 'To', 9)
  const [name = '', ...lines] = addressLines(order.full_name, address)
  write(paper, name, 15, 'bold')
  for (const line of lines) write(paper, line, 12)
  write(paper, `PIN ${address.pin}`, 20, 'bold')
  write(paper, `Mobile ${order.mobile}`, 12)
  rule(paper)
  write(paper, collectWords(order), 14, 'bold')
  rule(paper)
  write(paper, 'From', 9)
  write(paper, profile.name, 11, 'bold')
  for (const line of profile.address.split('\n')) write(paper, line, 10)
  if (profile.phone !== '') write(paper, profile.phone, 10)
  write(paper, `Order ${order.number}`, 10)
}

/** What the carrier asks for at the door. */
function collectWords(order: OrderRow): string {
  const due = order.total_paise - order.paid_paise
  const isCollected = isAtDoor(order.payment_method) && due > 0
  return isCollected ? `Collect ${formatRupees(due)} in cash` : 'Prepaid: collect nothing'
}

/** An address as a parcel has it, line by line. */
export const addressLines = (name: string, address: Address): string[] =>
  [
    address.fullName || name,
    address.line1,
    address.line2,
    address.pin === '' ? address.city : `${address.city} ${address.pin}`,
    address.state,
  ].filter((line) => line !== '')

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
export const dayOf = (at: number) => days.format(at)
