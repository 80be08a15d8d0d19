import type { ShopProfile } from '#contract/settings/types.ts'
import type { CustomsDeclaration, CustomsRow } from '#domain/delivery/customs.ts'
import { formatPaise } from '#domain/money.ts'
import type { OrderRow } from '../../order-records/queries.ts'
import { type Pdf, rule, write } from '../../platform/pdf/pdf.ts'
import { inside } from '../../platform/pdf/tags.ts'
import { addressOf } from '../present.ts'
import { addressLines, dayOf } from '../print-slips.ts'

/** What customs want of the seller: the number of its GST registration, '' of one that has none. */
export type Customs = CustomsDeclaration & { gstin: string }

/** The papers of a parcel abroad, on the sheets after its label: the fields of a CN23, and the commercial invoice. */
export function drawCustoms(pdf: Pdf, profile: ShopProfile, order: OrderRow, customs: Customs) {
  pdf.addPage()
  inside(pdf, 'H1', () => write(pdf, 'CUSTOMS DECLARATION CN 23', 12, 'bold'))
  drawParties(pdf, profile, order, customs)
  write(pdf, 'Category: sale of goods', 9)
  for (const row of customs.rows) drawRow(pdf, row)
  drawSums(pdf, order, customs)
  write(pdf, 'No dangerous goods. I certify that the particulars are correct.', 7)
  write(pdf, 'Date and signature of the sender:', 8)
  pdf.addPage()
  inside(pdf, 'H1', () => write(pdf, 'COMMERCIAL INVOICE', 12, 'bold'))
  write(pdf, `Invoice ${order.invoice_number ?? order.number} of ${dayOf(order.placed_at)}`, 9)
  drawParties(pdf, profile, order, customs)
  for (const row of customs.rows) drawRow(pdf, row)
  drawSums(pdf, order, customs)
  write(pdf, 'Currency: Indian rupees (INR). Terms: DAP, duties are paid by the receiver.', 8)
}

function drawParties(pdf: Pdf, profile: ShopProfile, order: OrderRow, { gstin }: Customs) {
  write(pdf, `From: ${[profile.name, ...profile.address.split('\n')].join(', ')}, India`, 8)
  if (gstin !== '') write(pdf, `GSTIN ${gstin}`, 8)
  const to = addressLines(order.full_name, addressOf(order)).join(', ')
  write(pdf, `To: ${to}. Phone ${addressOf(order).mobile || order.mobile}`, 8)
  rule(pdf)
}

function drawRow(pdf: Pdf, { name, quantity, hsn, origin, netGrams, valuePaise }: CustomsRow) {
  write(pdf, `${quantity} × saree: ${name}`, 9, 'bold')
  const code = hsn === '' ? '' : `HS ${hsn}, `
  write(pdf, `${code}origin ${origin}, net ${netGrams} g, value ${formatPaise(valuePaise)}`, 8)
}

function drawSums(pdf: Pdf, order: OrderRow, { netGrams, grossGrams, goodsPaise }: Customs) {
  rule(pdf)
  write(pdf, `Net weight ${netGrams} g, gross weight ${grossGrams} g`, 9)
  write(pdf, `Value of the goods ${formatPaise(goodsPaise)}`, 9)
  write(pdf, `Postage ${formatPaise(order.shipping_paise)}`, 9)
  write(pdf, `Total ${formatPaise(goodsPaise + order.shipping_paise)}`, 10, 'bold')
}
