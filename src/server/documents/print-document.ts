import { countryName } from '#domain/delivery/country-name.ts'
import { formatPaise, type Paise } from '#domain/money.ts'
import { inWords } from '#domain/tax/amount-in-words.ts'
import { placeName, stateCodeOf } from '#domain/tax/states.ts'
import { type Pdf, printPages, rule, type Sheet, write } from '../platform/pdf/pdf.ts'
import { type Column, drawCells, stamp } from './draw.ts'
import { type Buyer, deliveryOf, type Seller, type Terms } from './parties.ts'
import type { DocumentLine, DocumentRow } from './queries.ts'
import { headsOf, ratesOf } from './tax-of-lines.ts'
import type { Labels } from './words/labels.ts'
import { type Sayings, sayingsOf } from './words/sayings.ts'

const a4: Sheet = { size: [595.28, 841.89], margin: 40 }

/** A document as it was issued, from its own row, lines and labels alone: every print of it has the same bytes. */
export function printDocument(
  document: DocumentRow,
  lines: readonly DocumentLine[],
  labels: Labels,
): Promise<Buffer> {
  const seller = JSON.parse(document.seller) as Seller
  const terms = JSON.parse(document.terms) as Terms
  const say = sayingsOf(labels)
  const title = `${say.title(document.kind)} ${document.number}`
  const draw = (pdf: Pdf) => {
    pdf.on('pageAdded', () => mark(pdf, document, { seller, say }))
    mark(pdf, document, { seller, say })
    drawSeller(pdf, seller, say)
    drawHead(pdf, document, { say, terms, title, isTaxed: seller.registration === 'regular' })
    drawParties(pdf, document, say)
    drawLines(pdf, document, lines, { say, said: terms.said ?? {} })
    drawSums(pdf, document, lines, { say, terms })
    drawFoot(pdf, document, { say, seller, terms })
  }
  const about = { madeAt: new Date(document.issued_at), language: say.language }
  return printPages(a4, title, [document], draw, about)
}

/** What stands across every page of it. */
function mark(pdf: Pdf, document: DocumentRow, { seller, say }: Says) {
  if (document.cancelled_at !== null) stamp(pdf, say.stamp('cancelled'))
  else if (seller.isSpecimen) stamp(pdf, say.stamp('specimen'))
}

type Says = { seller: Seller; say: Sayings }

function drawSeller(pdf: Pdf, seller: Seller, say: Sayings) {
  write(pdf, seller.tradeName || seller.legalName, 18, 'bold')
  const contact = [seller.phone, seller.email].filter((text) => text !== '').join(', ')
  const lines = [
    seller.tradeName === '' ? '' : seller.legalName,
    seller.address,
    contact,
    seller.gstin === '' ? '' : `GSTIN ${seller.gstin}`,
    seller.stateCode === '' ? '' : say.line('state', placeName(seller.stateCode)),
  ]
  for (const text of lines) if (text !== '') write(pdf, text, 9)
  rule(pdf)
}

type Head = { say: Sayings; terms: Terms; title: string; isTaxed: boolean }

function drawHead(pdf: Pdf, document: DocumentRow, { say, terms, title, isTaxed }: Head) {
  // The law wants these words at the top of the document.
  if (terms.note) write(pdf, terms.note, 9, 'bold')
  write(pdf, title, 14, 'bold')
  write(pdf, say.line('date', shownDay(document.day)))
  if (terms.ofNumber)
    write(pdf, say.line('ofDocument', terms.ofNumber, shownDay(terms.ofDay ?? '')))
  const isOurs = terms.reason === say.english('backBeforeGoods')
  if (terms.reason) write(pdf, isOurs ? say.label('backBeforeGoods') : terms.reason)
  write(pdf, say.line('order', terms.orderNumber, shownDay(terms.orderDay)))
  if (document.place !== null) write(pdf, say.line('place', placeName(document.place)))
  if (isTaxed) write(pdf, `${say.label('reverseCharge')}: ${say.label('no')}`)
  pdf.moveDown(0.5)
}

/** '3 Dec 2026'. */
export function shownDay(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(at) ? day : days.format(at)
}

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })

function drawParties(pdf: Pdf, document: DocumentRow, say: Sayings) {
  const buyer = JSON.parse(document.buyer) as Partial<Buyer>
  const place = deliveryOf(document.delivery)
  write(pdf, say.label(partyWords[document.kind] ?? 'soldTo'), 9)
  const names = [buyer.legalName ?? '', buyer.name ?? '']
  for (const text of new Set(names)) if (text !== '') write(pdf, text, 11)
  if (buyer.gstin) write(pdf, `GSTIN ${buyer.gstin}`)
  const code = place.state ? stateCodeOf(place.state) : undefined
  const state = code && document.place !== null ? `${place.state} (${code})` : (place.state ?? '')
  const receiver = place.fullName ?? ''
  const lines = [
    receiver === '' || names.includes(receiver) ? '' : say.line('sentTo', receiver),
    place.line1 ?? '',
    place.line2 ?? '',
    [place.city, place.pin].filter(Boolean).join(' '),
    state,
    place.country ? countryName(place.country) : '',
  ]
  for (const text of lines) if (text !== '') write(pdf, text)
  rule(pdf)
}

export const partyWords: Partial<Record<DocumentRow['kind'], 'receivedFrom' | 'givenBackTo'>> = {
  'receipt-voucher': 'receivedFrom',
  'refund-voucher': 'givenBackTo',
}

const columns: Column[] = [
  { at: 0, width: 225 },
  { at: 230, width: 35 },
  { at: 270, width: 75 },
  { at: 350, width: 75 },
  { at: 430, width: 85 },
]

export const heads = ['description', 'pieces', 'price', 'discount', 'amount'] as const
/** Words in other scripts are longer than the figures below them. */
const headColumns: Column[] = [{ at: 0, width: 185 }, { at: 190, width: 75 }, ...columns.slice(2)]

function drawHeads(pdf: Pdf, say: Sayings) {
  drawCells(pdf, columns, heads.map(say.english), { weight: 'bold' })
  if (say.language !== 'en') drawCells(pdf, headColumns, heads.map(say.local), { size: 9 })
  rule(pdf)
}

type Naming = { say: Sayings; said: Record<string, string> }

function drawLines(
  pdf: Pdf,
  document: DocumentRow,
  lines: readonly DocumentLine[],
  { say, said }: Naming,
) {
  if (lines.length === 0) return
  drawHeads(pdf, say)
  for (const line of lines) {
    const isPiece = line.kind === 'goods' && line.quantity > 0
    const name = line.kind === 'goods' ? localName(line, { say, said }) : say.local(line.kind)
    const cells = [
      name || line.name,
      isPiece ? String(line.quantity) : '',
      isPiece ? formatPaise(line.unit_paise) : '',
      line.discount_paise > 0 ? formatPaise(-line.discount_paise) : '',
      formatPaise(line.net_paise),
    ]
    drawCells(pdf, columns, cells, { isMixed: say.language !== 'en' })
    // What was sold has its English name on every document.
    const facts = [name ? line.name : '', factsOf(line, document, say)].filter(Boolean).join(', ')
    if (facts !== '') write(pdf, facts, 8)
    pdf.moveDown(0.4)
  }
  rule(pdf)
}

/** What was sold as its buyer knows it; a line without a piece takes a part of its price back. */
export function localName(line: DocumentLine, { say, said }: Naming): string {
  const name = said[String(line.order_line_id)] ?? ''
  return name !== '' && line.quantity === 0 ? `${name} (${say.local('reduced')})` : name
}

/** Code, HSN and the tax inside the amount of a line. */
export function factsOf(line: DocumentLine, document: DocumentRow, say: Sayings): string {
  const taxed = line.rate_bp !== null && document.kind !== 'bill'
  const heads = taxed
    ? headsOf(line, document).map(([name, paise]) => `${name} ${formatPaise(paise)}`)
    : []
  return [
    line.code,
    line.hsn === '' || document.kind === 'bill' ? '' : `HSN ${line.hsn}`,
    taxed ? `${(line.rate_bp ?? 0) / 100} %` : '',
    taxed ? `${say.label('taxableOf')} ${formatPaise(line.taxable_paise)}` : '',
    ...heads,
  ]
    .filter((text) => text !== '')
    .join(', ')
}

function drawSums(
  pdf: Pdf,
  document: DocumentRow,
  lines: readonly DocumentLine[],
  { say, terms }: { say: Sayings; terms: Terms },
) {
  const sum = (label: string, paise: Paise, weight: 'regular' | 'bold' = 'regular') =>
    drawCells(pdf, columns, [label, '', '', '', formatPaise(paise)], { weight })
  const isTaxed = lines.some((line) => line.rate_bp !== null)
  if (isTaxed) {
    for (const rate of ratesOf(lines)) {
      const heads = headsOf(rate, document)
      const parts = [
        `${say.label('taxableOf')} ${formatPaise(rate.taxable)}`,
        ...heads.map(([name, paise]) => `${name} ${formatPaise(paise)}`),
      ]
      write(pdf, `${say.filled('atRate', { rate: rate.percent })}: ${parts.join(', ')}`, 9)
    }
    pdf.moveDown(0.3)
    sum(say.label('taxable'), document.taxable_paise)
    for (const [name, paise] of headsOf(document, document)) sum(name, paise)
  }
  if (document.discount_paise > 0) {
    const discount = say.line('discount', formatPaise(document.discount_paise))
    write(pdf, say.isSaid('takenOff') ? `${discount}, ${say.label('takenOff')}.` : discount, 9)
  }
  sum(say.label('total'), document.total_paise, 'bold')
  write(pdf, document.words || inWords(document.total_paise), 9)
  if (terms.sum) write(pdf, terms.sum, 9)
  pdf.moveDown(0.8)
}

type Foot = { say: Sayings; seller: Seller; terms: Terms }

function drawFoot(pdf: Pdf, document: DocumentRow, { say, seller, terms }: Foot) {
  if (terms.storeCreditPaise)
    write(pdf, say.line('storeCredit', formatPaise(terms.storeCreditPaise)), 9)
  if (terms.couponCode) write(pdf, say.line('coupon', terms.couponCode), 9)
  if (terms.prepaidDiscountPaise)
    write(pdf, `${say.label('prepaid')}: ${formatPaise(terms.prepaidDiscountPaise)}`, 9)
  const isPriced = document.kind === 'bill' || document.kind === 'tax-invoice'
  if (isPriced) write(pdf, say.label('allTaxes'), 9)
  if (document.cancelled_at !== null)
    write(pdf, `${say.label('cancelled')}: ${document.cancel_reason}`, 9)
  if (seller.signatory !== '') {
    pdf.moveDown(0.8)
    write(pdf, say.filled('forSeller', { seller: seller.legalName }), 9)
    write(pdf, `${seller.signatory}, ${say.label('signatory')}`, 9)
  }
}
