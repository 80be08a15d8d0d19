import type { ShopProfile } from '#contract/settings/types.ts'
import { formatRupees } from '#domain/money.ts'
import { type Paper, printable, printPages, rule, type Sheet, write, writeAt } from './paper.ts'
import { addressOf } from './present.ts'
import { addressLines, dayOf, type Printed } from './print-slips.ts'
import type { LineRow, OrderRow } from './queries.ts'

const a4: Sheet = { size: [595.28, 841.89], margin: 48 }

/** Points from the left edge of what is printed, and how wide: what, how many, price, amount. */
const columns = [
  { at: 0, width: 290 },
  { at: 300, width: 40 },
  { at: 345, width: 70 },
  { at: 420, width: 79 },
] as const

/** The invoice of an order that has a number for it; the shop knows no GSTIN, so there are no lines of tax. */
export function printInvoice(profile: ShopProfile, printed: Printed): Promise<Buffer> {
  const title = `Invoice ${printed.order.invoice_number ?? ''}`
  return printPages(a4, title, [printed], (paper, { order, lines }) => {
    drawHead(paper, profile, title, order)
    drawRow(paper, ['Saree', 'Pieces', 'Price', 'Amount'], 'bold')
    rule(paper)
    for (const line of lines) drawLine(paper, line)
    rule(paper)
    for (const [label, amount] of sumsOf(order)) drawSum(paper, label, amount)
    paper.moveDown(0.8)
    write(paper, 'All prices include all taxes.', 9)
  })
}

function drawHead(paper: Paper, profile: ShopProfile, title: string, order: OrderRow) {
  write(paper, profile.name, 20, 'bold')
  for (const text of [profile.address, profile.phone, profile.email]) {
    if (text !== '') write(paper, text, 9)
  }
  rule(paper)
  write(paper, title, 14, 'bold')
  write(paper, `Order ${order.number} of ${dayOf(order.placed_at)}`)
  paper.moveDown(0.8)
  write(paper, 'Sold to', 9)
  for (const text of addressLines(order.full_name, addressOf(order))) write(paper, text, 11)
  rule(paper)
}

function drawLine(paper: Paper, line: LineRow) {
  const { unit_paise: price, quantity, name, code, description } = line
  const amounts = [String(quantity), formatRupees(price), formatRupees(price * quantity)]
  drawRow(paper, [name, ...amounts])
  write(paper, `${code}, ${description}`, 9)
  paper.moveDown(0.5)
}

/** Its cells side by side, on the next page when this one is full. */
function drawRow(paper: Paper, cells: string[], font: 'regular' | 'bold' = 'regular') {
  const { left, bottom } = paper.page.margins
  paper.font(font).fontSize(11)
  const tallest = paper.heightOfString(printable(cells[0] ?? ''), { width: columns[0].width })
  // With the line of small words below it.
  if (paper.y + tallest + 30 > paper.page.height - bottom) paper.addPage()
  const top = paper.y
  columns.forEach(({ at, width }, index) => {
    const align = index === 0 ? 'left' : 'right'
    const spot = { x: left + at, y: top, size: 11, weight: font, width, align } as const
    writeAt(paper, cells[index] ?? '', spot)
  })
  paper.x = left
  paper.y = top + tallest
}

function drawSum(paper: Paper, label: string, amount: number) {
  const isTotal = label === 'Total'
  drawRow(paper, [label, '', '', formatRupees(amount)], isTotal ? 'bold' : 'regular')
  paper.moveDown(0.2)
}

/** What the lines came to and what was added, taken off, paid and given back. */
function sumsOf(order: OrderRow): [string, number][] {
  const { coupon_code, discount_paise, fee_paise, paid_paise, refunded_paise } = order
  const discount = coupon_code === null ? 'Discount' : `Discount (${coupon_code})`
  const sums: [string, number][] = [
    ['Subtotal', order.subtotal_paise],
    ...(discount_paise > 0 ? [[discount, -discount_paise] satisfies [string, number]] : []),
    ['Shipping', order.shipping_paise],
    ['Fee for the way of payment', fee_paise],
    ['Total', order.total_paise],
    ['Paid', paid_paise],
    ['Refunded', refunded_paise],
  ]
  const isAlwaysSaid = (label: string) => ['Subtotal', 'Shipping', 'Total'].includes(label)
  return sums.filter(([label, paise]) => paise !== 0 || isAlwaysSaid(label))
}
