import { countryName } from '#domain/delivery/country-name.ts'
import { formatPaise, type Paise } from '#domain/money.ts'
import { inWords } from '#domain/tax/amount-in-words.ts'
import { placeName, stateCodeOf } from '#domain/tax/states.ts'
import { type Buyer, deliveryOf, type Seller, type Terms } from '../parties.ts'
import type { DocumentLine, DocumentRow } from '../queries.ts'
import { headsOf, ratesOf } from '../tax-of-lines.ts'
import type { Labels } from './labels.ts'
import { type Sayings, sayingsOf } from './sayings.ts'

// What a document says, text by text, from its own row, lines and labels alone: its PDF and its page are both made of these.

/** A document with what was frozen in its row. */
export type Told = {
  document: DocumentRow
  lines: readonly DocumentLine[]
  seller: Seller
  terms: Terms
  say: Sayings
}

export const toldOf = (
  document: DocumentRow,
  lines: readonly DocumentLine[],
  labels: Labels,
): Told => ({
  ...{ document, lines, say: sayingsOf(labels) },
  seller: JSON.parse(document.seller) as Seller,
  terms: JSON.parse(document.terms) as Terms,
})

const written = (texts: readonly (string | undefined | false)[]) =>
  texts.flatMap((text) => text || [])

export const titleOf = ({ document, say }: Told) => `${say.title(document.kind)} ${document.number}`

/** What stands across it; '' across most. */
export function stampOf({ document, seller, say }: Told): string {
  if (document.cancelled_at !== null) return say.stamp('cancelled')
  return seller.isSpecimen ? say.stamp('specimen') : ''
}

export const sellerName = ({ seller }: Told) => seller.tradeName || seller.legalName

/** Who sells, below the name. */
export const sellerTexts = ({ seller, say }: Told) =>
  written([
    seller.tradeName !== '' && seller.legalName,
    seller.address,
    written([seller.phone, seller.email]).join(', '),
    seller.gstin !== '' && `GSTIN ${seller.gstin}`,
    seller.stateCode !== '' && say.line('state', placeName(seller.stateCode)),
  ])

/** Its day and what it is about. */
export function headTexts({ document, seller, terms, say }: Told): string[] {
  const isOurs = terms.reason === say.english('backBeforeGoods')
  return written([
    say.line('date', shownDay(document.day)),
    terms.ofNumber && say.line('ofDocument', terms.ofNumber, shownDay(terms.ofDay ?? '')),
    isOurs ? say.label('backBeforeGoods') : terms.reason,
    say.line('order', terms.orderNumber, shownDay(terms.orderDay)),
    document.place !== null && say.line('place', placeName(document.place)),
    seller.registration === 'regular' && `${say.label('reverseCharge')}: ${say.label('no')}`,
  ])
}

/** '3 Dec 2026'. */
function shownDay(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(at) ? day : days.format(at)
}

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })

const partyWords: Partial<Record<DocumentRow['kind'], 'receivedFrom' | 'givenBackTo'>> = {
  'receipt-voucher': 'receivedFrom',
  'refund-voucher': 'givenBackTo',
}

/** Who buys, and where it goes: a state with its code, where tax has a place (CGST Rules, rule 46 (e)). */
export function partyTexts({ document, say }: Told) {
  const buyer = JSON.parse(document.buyer) as Partial<Buyer>
  const place = deliveryOf(document.delivery)
  const names = [buyer.legalName ?? '', buyer.name ?? '']
  const code = place.state ? stateCodeOf(place.state) : undefined
  const receiver = place.fullName ?? ''
  return {
    label: say.label(partyWords[document.kind] ?? 'soldTo'),
    names: written([...new Set(names)]),
    texts: written([
      buyer.gstin && `GSTIN ${buyer.gstin}`,
      !names.includes(receiver) && receiver !== '' && say.line('sentTo', receiver),
      ...[place.line1, place.line2, written([place.city, place.pin]).join(' ')],
      code && document.place !== null ? `${place.state} (${code})` : place.state,
      place.country && countryName(place.country),
    ]),
  }
}

export const heads = ['description', 'pieces', 'price', 'discount', 'amount'] as const

/** A line as its five columns have it, and what is written small below its name. */
export function lineTexts({ document, terms, say }: Told, line: DocumentLine) {
  const isPiece = line.kind === 'goods' && line.quantity > 0
  const local = line.kind === 'goods' ? localName(line, terms, say) : say.local(line.kind)
  return {
    name: local || line.name,
    figures: [
      isPiece ? String(line.quantity) : '',
      isPiece ? formatPaise(line.unit_paise) : '',
      line.discount_paise > 0 ? formatPaise(-line.discount_paise) : '',
      formatPaise(line.net_paise),
    ],
    // What was sold has its English name on every document.
    facts: written([local && line.name, factsOf(line, document, say)]).join(', '),
  }
}

/** What was sold as its buyer knows it; a line without a piece takes a part of its price back. */
function localName(line: DocumentLine, { said = {} }: Terms, say: Sayings): string {
  const name = said[String(line.order_line_id)] ?? ''
  return name !== '' && line.quantity === 0 ? `${name} (${say.local('reduced')})` : name
}

/** Code, HSN and the tax inside the amount of a line. */
function factsOf(line: DocumentLine, document: DocumentRow, say: Sayings): string {
  const isTaxed = line.rate_bp !== null && document.kind !== 'bill'
  return written([
    line.code,
    line.hsn !== '' && document.kind !== 'bill' && `HSN ${line.hsn}`,
    isTaxed && `${(line.rate_bp ?? 0) / 100} %`,
    isTaxed && `${say.label('taxableOf')} ${formatPaise(line.taxable_paise)}`,
    ...(isTaxed ? headsOf(line, document).map(inside) : []),
  ]).join(', ')
}

const inside = ([name, paise]: readonly [string, Paise]) => `${name} ${formatPaise(paise)}`

const isTaxedIn = ({ lines }: Told) => lines.some((line) => line.rate_bp !== null)

/** A line for each rate that is in it. */
export const rateTexts = (told: Told): string[] =>
  isTaxedIn(told)
    ? ratesOf(told.lines).map((rate) => {
        const { document, say } = told
        const taxable = `${say.label('taxableOf')} ${formatPaise(rate.taxable)}`
        const parts = [taxable, ...headsOf(rate, document).map(inside)]
        return `${say.filled('atRate', { rate: rate.percent })}: ${parts.join(', ')}`
      })
    : []

/** What of the total is taxable and what is tax; none of a document without tax. */
export const taxSums = (told: Told): (readonly [label: string, paise: Paise])[] =>
  isTaxedIn(told)
    ? [
        [told.say.label('taxable'), told.document.taxable_paise],
        ...headsOf(told.document, told.document),
      ]
    : []

export const totalSum = ({ document, say }: Told) =>
  [say.label('total'), document.total_paise] as const

/** What was taken off before tax; '' of nothing. */
export function discountText({ document, say }: Told): string {
  if (document.discount_paise <= 0) return ''
  const discount = say.line('discount', formatPaise(document.discount_paise))
  return say.isSaid('takenOff') ? `${discount}, ${say.label('takenOff')}.` : discount
}

/** The total in words, and what is said of it. */
export const sumTexts = ({ document, terms }: Told) =>
  written([document.words || inWords(document.total_paise), terms.sum])

/** How it was paid and what became of it. */
export function footTexts({ document, terms, say }: Told): string[] {
  const { giftCardPaise, storeCreditPaise, prepaidDiscountPaise } = terms
  const isPriced = document.kind === 'bill' || document.kind === 'tax-invoice'
  return written([
    giftCardPaise ? say.line('giftCard', formatPaise(giftCardPaise)) : '',
    storeCreditPaise ? say.line('storeCredit', formatPaise(storeCreditPaise)) : '',
    discountSource({ terms, say }),
    prepaidDiscountPaise ? `${say.label('prepaid')}: ${formatPaise(prepaidDiscountPaise)}` : '',
    isPriced && say.label('allTaxes'),
    document.cancelled_at !== null && `${say.label('cancelled')}: ${document.cancel_reason}`,
  ])
}

/** What took the discount off: an offer by its title, a coupon by its code. */
function discountSource({ terms, say }: Pick<Told, 'terms' | 'say'>): string {
  const { offer, couponCode } = terms
  if (offer && say.isSaid('offer')) return say.line('offer', ...written([offer.title, offer.said]))
  return couponCode ? say.line('coupon', couponCode) : ''
}

/** For whom it is signed, and by whom; none where nobody signs. */
export const signatureTexts = ({ seller, say }: Told): string[] =>
  seller.signatory === ''
    ? []
    : [
        say.filled('forSeller', { seller: seller.legalName }),
        `${seller.signatory}, ${say.label('signatory')}`,
      ]
