import { formatPaise, type Paise } from '#domain/money.ts'
import { inWords } from '#domain/tax/amount-in-words.ts'
import { placeName, stateCodeOf } from '#domain/tax/states.ts'
import { byRate } from '#domain/tax/tax-heads.ts'
import { type Pdf, printPages, rule, type Sheet, write } from '../platform/pdf/pdf.ts'
import { type Column, drawCells, stamp } from './draw.ts'
import { type Buyer, deliveryOf, type Seller, type Terms } from './parties.ts'
import type { DocumentLine, DocumentRow } from './queries.ts'

const a4: Sheet = { size: [595.28, 841.89], margin: 40 }

const titles: Record<DocumentRow['kind'], string> = {
  'tax-invoice': 'Tax invoice',
  'bill-of-supply': 'Bill of supply',
  bill: 'Bill',
  'credit-note': 'Credit note',
  'receipt-voucher': 'Receipt voucher',
  'refund-voucher': 'Refund voucher',
}

/** A document as it was issued, from its own row alone: every print of it has the same bytes. */
export function printDocument(
  document: DocumentRow,
  lines: readonly DocumentLine[],
): Promise<Buffer> {
  const title = `${titles[document.kind]} ${document.number}`
  const seller = JSON.parse(document.seller) as Seller
  const terms = JSON.parse(document.terms) as Terms
  const draw = (pdf: Pdf) => {
    pdf.on('pageAdded', () => mark(pdf, document, seller))
    mark(pdf, document, seller)
    drawSeller(pdf, seller)
    drawHead(pdf, document, terms, title, seller.registration === 'regular')
    drawParties(pdf, document)
    drawLines(pdf, document, lines)
    drawSums(pdf, document, lines)
    drawFoot(pdf, document, seller, terms)
  }
  return printPages(a4, title, [document], draw, new Date(document.issued_at))
}

/** What stands across every page of it. */
function mark(pdf: Pdf, document: DocumentRow, seller: Seller) {
  if (document.cancelled_at !== null) stamp(pdf, 'CANCELLED')
  else if (seller.isSpecimen) stamp(pdf, 'SPECIMEN')
}

function drawSeller(pdf: Pdf, seller: Seller) {
  write(pdf, seller.tradeName || seller.legalName, 18, 'bold')
  const contact = [seller.phone, seller.email].filter((text) => text !== '').join(', ')
  const lines = [
    seller.tradeName === '' ? '' : seller.legalName,
    seller.address,
    contact,
    seller.gstin === '' ? '' : `GSTIN ${seller.gstin}`,
    seller.stateCode === '' ? '' : `State ${placeName(seller.stateCode)}`,
  ]
  for (const text of lines) if (text !== '') write(pdf, text, 9)
  rule(pdf)
}

function drawHead(pdf: Pdf, document: DocumentRow, terms: Terms, title: string, isTaxed: boolean) {
  // The law wants these words at the top of the document.
  if (terms.note) write(pdf, terms.note, 9, 'bold')
  write(pdf, title, 14, 'bold')
  write(pdf, `Date ${shownDay(document.day)}`)
  if (terms.ofNumber) write(pdf, `For ${terms.ofNumber} of ${shownDay(terms.ofDay ?? '')}`)
  if (terms.reason) write(pdf, terms.reason)
  write(pdf, `Order ${terms.orderNumber} of ${shownDay(terms.orderDay)}`)
  if (document.place !== null) write(pdf, `Place of supply ${placeName(document.place)}`)
  if (isTaxed) write(pdf, 'Reverse charge: No')
  pdf.moveDown(0.5)
}

/** '3 Dec 2026'. */
function shownDay(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(at) ? day : days.format(at)
}

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })

function drawParties(pdf: Pdf, document: DocumentRow) {
  const buyer = JSON.parse(document.buyer) as Partial<Buyer>
  const place = deliveryOf(document.delivery)
  write(pdf, partyWords[document.kind] ?? 'Sold to', 9)
  const names = [buyer.legalName ?? '', buyer.name ?? '']
  for (const text of new Set(names)) if (text !== '') write(pdf, text, 11)
  if (buyer.gstin) write(pdf, `GSTIN ${buyer.gstin}`)
  const code = place.state ? stateCodeOf(place.state) : undefined
  const state = code && document.place !== null ? `${place.state} (${code})` : (place.state ?? '')
  const isElsewhere = place.fullName !== undefined && !names.includes(place.fullName)
  const lines = [
    isElsewhere ? `Sent to ${place.fullName}` : '',
    place.line1 ?? '',
    place.line2 ?? '',
    [place.city, place.pin].filter(Boolean).join(' '),
    state,
  ]
  for (const text of lines) if (text !== '') write(pdf, text)
  rule(pdf)
}

const partyWords: Partial<Record<DocumentRow['kind'], string>> = {
  'receipt-voucher': 'Received from',
  'refund-voucher': 'Given back to',
}

const columns: Column[] = [
  { at: 0, width: 225 },
  { at: 230, width: 35 },
  { at: 270, width: 75 },
  { at: 350, width: 75 },
  { at: 430, width: 85 },
]

function drawLines(pdf: Pdf, document: DocumentRow, lines: readonly DocumentLine[]) {
  if (lines.length === 0) return
  drawCells(pdf, columns, ['Description', 'Pieces', 'Price', 'Discount', 'Amount'], 'bold')
  rule(pdf)
  for (const line of lines) {
    const isPiece = line.kind === 'goods' && line.quantity > 0
    drawCells(pdf, columns, [
      line.name,
      isPiece ? String(line.quantity) : '',
      isPiece ? formatPaise(line.unit_paise) : '',
      line.discount_paise > 0 ? formatPaise(-line.discount_paise) : '',
      formatPaise(line.net_paise),
    ])
    const facts = factsOf(line, document)
    if (facts !== '') write(pdf, facts, 8)
    pdf.moveDown(0.4)
  }
  rule(pdf)
}

/** Code, HSN and the tax inside the amount of a line. */
function factsOf(line: DocumentLine, document: DocumentRow): string {
  const taxed = line.rate_bp !== null && document.kind !== 'bill'
  const heads = taxed
    ? headsOf(line, document).map(([name, paise]) => `${name} ${formatPaise(paise)}`)
    : []
  return [
    line.code,
    line.hsn === '' || document.kind === 'bill' ? '' : `HSN ${line.hsn}`,
    taxed ? `${(line.rate_bp ?? 0) / 100} %` : '',
    taxed ? `taxable ${formatPaise(line.taxable_paise)}` : '',
    ...heads,
  ]
    .filter((text) => text !== '')
    .join(', ')
}

type Heads = { cgst_paise: Paise; sgst_paise: Paise; igst_paise: Paise }

const headsOf = (of: Heads, { supply, state_tax }: DocumentRow): [string, Paise][] =>
  supply === 'intra'
    ? [
        ['CGST', of.cgst_paise],
        [state_tax ?? 'SGST', of.sgst_paise],
      ]
    : [['IGST', of.igst_paise]]

function drawSums(pdf: Pdf, document: DocumentRow, lines: readonly DocumentLine[]) {
  const sum = (label: string, paise: Paise, weight: 'regular' | 'bold' = 'regular') =>
    drawCells(pdf, columns, [label, '', '', '', formatPaise(paise)], weight)
  const isTaxed = lines.some((line) => line.rate_bp !== null)
  if (isTaxed) {
    for (const rate of ratesOf(lines)) {
      const heads = headsOf(rate, document)
      const parts = heads.map(([name, paise]) => `${name} ${formatPaise(paise)}`).join(', ')
      write(pdf, `At ${rate.percent} %: taxable ${formatPaise(rate.taxable)}, ${parts}`, 9)
    }
    pdf.moveDown(0.3)
    sum('Taxable value', document.taxable_paise)
    for (const [name, paise] of headsOf(document, document)) sum(name, paise)
  }
  if (document.discount_paise > 0)
    write(pdf, `Discount ${formatPaise(document.discount_paise)}, taken off above.`, 9)
  sum('Total', document.total_paise, 'bold')
  write(pdf, document.words || inWords(document.total_paise), 9)
  pdf.moveDown(0.8)
}

const ratesOf = (lines: readonly DocumentLine[]) =>
  byRate(
    lines.map((line) => ({
      rateBp: line.rate_bp,
      ...{ taxablePaise: line.taxable_paise, cgstPaise: line.cgst_paise },
      ...{ sgstPaise: line.sgst_paise, igstPaise: line.igst_paise },
    })),
  ).map((sum) => ({
    percent: (sum.rateBp ?? 0) / 100,
    ...{ taxable: sum.taxablePaise, cgst_paise: sum.cgstPaise },
    ...{ sgst_paise: sum.sgstPaise, igst_paise: sum.igstPaise },
  }))

function drawFoot(pdf: Pdf, document: DocumentRow, seller: Seller, terms: Terms) {
  if (terms.storeCreditPaise)
    write(pdf, `Paid with store credit ${formatPaise(terms.storeCreditPaise)}`, 9)
  if (terms.couponCode) write(pdf, `Coupon ${terms.couponCode}`, 9)
  if (terms.prepaidDiscountPaise)
    write(
      pdf,
      `Of the discount, for paying in advance: ${formatPaise(terms.prepaidDiscountPaise)}`,
      9,
    )
  const isPriced = document.kind === 'bill' || document.kind === 'tax-invoice'
  if (isPriced) write(pdf, 'All prices include all taxes.', 9)
  if (document.cancelled_at !== null) write(pdf, `Cancelled: ${document.cancel_reason}`, 9)
  if (seller.signatory !== '') {
    pdf.moveDown(0.8)
    write(pdf, `For ${seller.legalName}`, 9)
    write(pdf, `${seller.signatory}, authorised signatory`, 9)
  }
}
