import { createHash } from 'node:crypto'
import { countryName } from '#domain/delivery/country-name.ts'
import { formatPaise } from '#domain/money.ts'
import { inWords } from '#domain/tax/amount-in-words.ts'
import { placeName } from '#domain/tax/states.ts'
import { escapeHtml } from '../platform/mail/layout.ts'
import { type Buyer, deliveryOf, type Seller, type Terms } from './parties.ts'
import { factsOf, heads, localName, partyWords, shownDay } from './print-document.ts'
import type { DocumentLine, DocumentRow } from './queries.ts'
import { headsOf, ratesOf } from './tax-of-lines.ts'
import type { Labels } from './words/labels.ts'
import { type Sayings, sayingsOf } from './words/sayings.ts'

/** Print and screen alike; wide tables may scroll by themselves. */
const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:0 auto;padding:1rem;overflow-wrap:break-word}h1{font-size:1.4rem}h2{font-size:1.1rem}address{font-style:normal}p{margin:.3rem 0}table{width:100%;border-collapse:collapse;margin:1rem 0}th,td{padding:.4rem;text-align:start;vertical-align:top;border-top:1px solid #999}.n{text-align:end;white-space:nowrap}tbody th{font-weight:400;min-width:10rem}.w{overflow-x:auto}small{display:block}'

/** Nothing runs and nothing is loaded; this one style alone holds. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; sandbox`

/** A document as a page that is read aloud and printed: the same row, lines and labels as its PDF, with headings and row headers. */
export function documentPage(
  document: DocumentRow,
  lines: readonly DocumentLine[],
  labels: Labels,
): string {
  const seller = JSON.parse(document.seller) as Seller
  const terms = JSON.parse(document.terms) as Terms
  const say = sayingsOf(labels)
  const told = { document, lines, seller, terms, say }
  const title = escapeHtml(`${say.title(document.kind)} ${document.number}`)
  return `<!doctype html>
<html lang="${say.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main>
${[heading(told, title), parties(told), rows(told), sums(told), foot(told)].join('\n')}
</main></body></html>
`
}

type Told = {
  document: DocumentRow
  lines: readonly DocumentLine[]
  seller: Seller
  terms: Terms
  say: Sayings
}

const paragraph = (text: string | undefined) => (text ? `<p>${escapeHtml(text)}</p>` : '')
const paragraphs = (texts: (string | undefined)[]) => texts.map(paragraph).join('\n')

function heading({ document, seller, terms, say }: Told, title: string): string {
  const isOurs = terms.reason === say.english('backBeforeGoods')
  const isCancelled = document.cancelled_at !== null
  return `${paragraphs([
    isCancelled ? say.stamp('cancelled') : seller.isSpecimen ? say.stamp('specimen') : '',
    terms.note,
  ])}
<h1>${title}</h1>
<address>${[
    seller.tradeName,
    seller.legalName,
    seller.address,
    [seller.phone, seller.email].filter(Boolean).join(', '),
    seller.gstin && `GSTIN ${seller.gstin}`,
    seller.stateCode && say.line('state', placeName(seller.stateCode)),
  ]
    .filter(Boolean)
    .map(escapeHtml)
    .join('<br>')}</address>
${paragraphs([
  say.line('date', shownDay(document.day)),
  terms.ofNumber && say.line('ofDocument', terms.ofNumber, shownDay(terms.ofDay ?? '')),
  isOurs ? say.label('backBeforeGoods') : terms.reason,
  say.line('order', terms.orderNumber, shownDay(terms.orderDay)),
  document.place === null ? '' : say.line('place', placeName(document.place)),
  seller.registration === 'regular' ? `${say.label('reverseCharge')}: ${say.label('no')}` : '',
])}`
}

function parties({ document, say }: Told): string {
  const buyer = JSON.parse(document.buyer) as Partial<Buyer>
  const place = deliveryOf(document.delivery)
  const names = [buyer.legalName ?? '', buyer.name ?? '']
  const receiver = place.fullName ?? ''
  return `<h2>${escapeHtml(say.label(partyWords[document.kind] ?? 'soldTo'))}</h2>
${paragraphs([
  ...new Set(names),
  buyer.gstin && `GSTIN ${buyer.gstin}`,
  receiver === '' || names.includes(receiver) ? '' : say.line('sentTo', receiver),
  place.line1,
  place.line2,
  [place.city, place.pin].filter(Boolean).join(' '),
  place.state,
  place.country ? countryName(place.country) : '',
])}`
}

function rows({ document, lines, terms, say }: Told): string {
  if (lines.length === 0) return ''
  const head = heads.map(
    (name, at) =>
      `<th scope="col"${at > 0 ? ' class="n"' : ''}>${escapeHtml(say.label(name))}</th>`,
  )
  const body = lines.map((line) => {
    const isPiece = line.kind === 'goods' && line.quantity > 0
    const said = { say, said: terms.said ?? {} }
    const name = line.kind === 'goods' ? localName(line, said) : say.local(line.kind)
    const facts = [name ? line.name : '', factsOf(line, document, say)].filter(Boolean).join(', ')
    const figures = [
      isPiece ? String(line.quantity) : '',
      isPiece ? formatPaise(line.unit_paise) : '',
      line.discount_paise > 0 ? formatPaise(-line.discount_paise) : '',
      formatPaise(line.net_paise),
    ]
    const small = facts && `<small lang="en">${escapeHtml(facts)}</small>`
    const cells = figures.map((figure) => `<td class="n">${figure}</td>`)
    return `<tr><th scope="row">${escapeHtml(name || line.name)}${small}</th>${cells.join('')}</tr>`
  })
  return `<div class="w" role="region" tabindex="0" aria-label="${escapeHtml(say.label('description'))}">
<table><thead><tr>${head.join('')}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>`
}

function sums({ document, lines, terms, say }: Told): string {
  const row = (label: string, paise: number) =>
    `<tr><th scope="row">${escapeHtml(label)}</th><td class="n">${formatPaise(paise)}</td></tr>`
  const isTaxed = lines.some((line) => line.rate_bp !== null)
  const rates = isTaxed
    ? ratesOf(lines).map((rate) => {
        const parts = headsOf(rate, document).map(
          ([name, paise]) => `${name} ${formatPaise(paise)}`,
        )
        const taxable = `${say.label('taxableOf')} ${formatPaise(rate.taxable)}`
        return `${say.filled('atRate', { rate: rate.percent })}: ${[taxable, ...parts].join(', ')}`
      })
    : []
  const discount = say.line('discount', formatPaise(document.discount_paise))
  const taken = say.isSaid('takenOff') ? `${discount}, ${say.label('takenOff')}.` : discount
  return `${paragraphs(rates)}
<table><tbody>
${[
  isTaxed ? row(say.label('taxable'), document.taxable_paise) : '',
  ...(isTaxed ? headsOf(document, document).map(([name, paise]) => row(name, paise)) : []),
  row(say.label('total'), document.total_paise),
].join('\n')}
</tbody></table>
${paragraphs([
  document.discount_paise > 0 ? taken : '',
  document.words || inWords(document.total_paise),
  terms.sum,
])}`
}

function foot({ document, seller, terms, say }: Told): string {
  const { storeCreditPaise, couponCode, prepaidDiscountPaise } = terms
  const isPriced = document.kind === 'bill' || document.kind === 'tax-invoice'
  const isSigned = seller.signatory !== ''
  return paragraphs([
    storeCreditPaise ? say.line('storeCredit', formatPaise(storeCreditPaise)) : '',
    couponCode ? say.line('coupon', couponCode) : '',
    prepaidDiscountPaise ? `${say.label('prepaid')}: ${formatPaise(prepaidDiscountPaise)}` : '',
    isPriced ? say.label('allTaxes') : '',
    document.cancelled_at === null ? '' : `${say.label('cancelled')}: ${document.cancel_reason}`,
    isSigned ? say.filled('forSeller', { seller: seller.legalName }) : '',
    isSigned ? `${seller.signatory}, ${say.label('signatory')}` : '',
  ])
}
