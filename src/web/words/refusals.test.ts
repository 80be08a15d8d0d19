import { describe, expect, it } from 'vitest'
import { ofBooks } from '#domain/refusals/books.ts'
import { ofCarriers } from '#domain/refusals/carriers.ts'
import { ofCatalog, ofImports } from '#domain/refusals/catalog.ts'
import { ofContent } from '#domain/refusals/content.ts'
import { ofDocuments, ofTaxes } from '#domain/refusals/documents.ts'
import type { Says } from '#domain/refusals/entry.ts'
import { refusals as english } from '#domain/refusals/list.ts'
import { ofRefunds } from '#domain/refusals/orders.ts'
import { ofApiTokens, ofOperation, ofStaff } from '#domain/refusals/staff.ts'
import { ofCardWork } from '#domain/refusals/store-credits.ts'
import { refusals as toStaffInHindi } from './hi/admin/refusals.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ml } from './ml.ts'
import { refusals as toStaffInTamil } from './ta/admin/refusals.ts'
import { ta } from './ta.ts'
import { te } from './te.ts'
import type { Dictionary } from './words.ts'

const others: Record<string, Dictionary> = { ta, te, kn, ml, hi }
const toStaff: Record<string, object> = { ta: toStaffInTamil, hi: toStaffInHindi }
const wholeOf = async (
  language: string,
  { offers, loadRefusals }: Dictionary,
): Promise<Record<string, Says>> => ({
  ...offers,
  ...(await loadRefusals()),
  ...toStaff[language],
})
const spoken = await Promise.all(
  Object.entries(others).map(
    async ([language, words]) => [language, await wholeOf(language, words)] as const,
  ),
)

const {
  'piece-gone': _,
  'product-removed': __,
  'wrong-declaration': ___,
  ...catalogWork
} = ofCatalog
/** What only the admin area is told, which speaks Tamil and Hindi as well. */
const ofAdminArea = new Set([
  ...Object.keys({ ...ofImports, ...ofContent, ...ofRefunds, ...ofDocuments, ...ofTaxes }),
  ...Object.keys({
    ...ofBooks,
    ...ofCarriers,
    ...ofCardWork,
    ...ofStaff,
    ...ofApiTokens,
    ...ofOperation,
    ...catalogWork,
  }),
  ...['no-picture-chosen', 'no-such-picture', 'neither-jpg-nor-webp'],
  ...['no-such-promo-code', 'promo-code-taken', 'promo-code-used-more', 'used-so-often'],
  ...[
    'used-code-keeps-name',
    'used-code-stays',
    'no-door-refusal',
    'cash-below',
    'order-not-all-refunded',
  ],
  ...[
    'order-not-confirmed',
    'parcel-of-others',
    'no-such-parcel',
    'parcel-left',
    'order-over',
    'order-country-stays',
  ],
  ...['eway-bill-wanted', 'parcels-meanwhile', 'order-all-sent', 'sent-already', 'rest-awaited'],
  'difference-awaited',
  ...['lines-of-invoice', 'lines-of-exchange', 'lines-while-claimed'],
  ...['bill-needs-name', 'only-at-stall', 'remittance-without-numbers'],
  ...['trial-without-saree', 'trial-without-way', 'assignee-no-helper', 'too-many-tags'],
  ...['saree-in-two-lines', 'saree-of-order-gone', 'discount-over-price', 'no-such-payment'],
  ...[
    'other-amount',
    'asked-otherwise',
    'no-transfer-named',
    'another-transfer-named',
    'statement-without-money',
  ],
  ...[
    'statement-not-csv',
    'statement-too-long',
    'no-statement-chosen',
    'unsigned-event',
    'no-gateway-event',
  ],
  ...['order-awaits-money', 'return-cannot-become', 'return-settled', 'return-refused'],
  ...[
    'rate-decimals',
    'exchange-waits',
    'exchange-made',
    'no-exchange-any-more',
    'credit-chosen',
    'return-moved',
  ],
  ...['no-such-store-credit', 'credit-is-empty', 'credit-without-email', 'credit-changed'],
  ...[
    'pay-out-over-credit',
    'at-most-paid-out',
    'credit-is-the-buyers-choice',
    'buyers-choice-of-credit',
  ],
  ...['refund-over-credit', 'at-most-by-credit', 'no-such-review', 'decided-meanwhile'],
  ...['replied-meanwhile', 'no-such-customer', 'no-such-note', 'no-such-message'],
  ...['no-video-chosen', 'video-of-another-kind', 'no-such-video'],
  ...['message-is-complaint', 'complaint-resolved', 'no-such-reader', 'no-such-search-word'],
  ...['search-word-taken', 'search-words-full', 'data-request-answered', 'no-such-kind'],
  ...['held-already', 'no-such-hold-on-data', 'legal-hold', 'no-such-breach'],
])

/** What the refusals carry that is more than a figure. */
const given: Record<string, unknown> = {
  ...{ method: 'PATCH', field: 'xyz', words: 'Only in Chennai', mostBytes: 47 * 1024 * 1024 },
  ...{ state: 'packed', seen: 'confirmed', from: 'delivered', to: 'cancelled' },
  piece: { name: 'Kanchi', left: 2 },
  pieces: [{ name: null }, { name: 'Kanchi', left: 2 }, { name: 'Uppada', left: 0 }],
}

/** Those that carry a list, or a name of the shop's own. */
const lists: Record<string, Record<string, unknown>> = {
  'products-changed': { names: ['Kanchi', 'Uppada'] },
  'another-transfer-named': { references: ['4123', '4124'] },
  'refund-over-one-note': { notes: [{ number: 'CN-1', openPaise: 4700 }] },
  'return-has-reds': {
    words: ['Kanchi'],
    told: [{ id: 'Kanchi', found: [{ code: 'gstin-fits', params: {} }] }],
  },
  'picture-of-import': { why: 'picture-empty' },
  'return-cannot-become': { from: 'asked', to: 'closed' },
  'no-exchange-any-more': { state: 'closed' },
}

/** The sentence, and what was asked for while it was made. */
function sayWith(says: Says, more: Record<string, unknown> = {}) {
  const asked = new Set<string>()
  const params = new Proxy(
    { ...given, ...more },
    {
      get(own, name) {
        asked.add(String(name))
        return own[String(name)] ?? 47
      },
    },
  )
  const sentence = typeof says === 'string' ? says : says(params as never)
  return { sentence, asked: [...asked].toSorted() }
}

/** Figures, amounts and names, as they stand in a sentence. */
const facts = (sentence: string) =>
  [...sentence.matchAll(/₹[\d.,]*\d|\d[\d.,]*\d|\d|Kanchi|Uppada|PATCH|xyz/g)].map(([one]) => one)

const script: Record<string, RegExp> = {
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  hi: /\p{Script=Devanagari}/u,
}

describe.each(spoken)('the refusals in %s', (language, words) => {
  it('are those of the list, those of the admin area where it speaks the language', () => {
    expect(Object.keys(words).filter((code) => !Object.hasOwn(english, code))).toEqual([])
    const silent = Object.keys(english).filter((code) => !Object.hasOwn(words, code))
    const mayBeSilent = toStaff[language] ? new Set<string>() : ofAdminArea
    expect(silent.filter((code) => !mayBeSilent.has(code))).toEqual([])
  })

  it.each(Object.entries(words))('%s says what English says', (code, says) => {
    const own = sayWith(says, lists[code])
    const first = sayWith(english[code as keyof typeof english].says, lists[code])
    // The findings behind the words are for other languages alone.
    expect(own.asked.filter((name) => name !== 'told')).toEqual(first.asked)
    expect(facts(own.sentence).toSorted()).toEqual(expect.arrayContaining(facts(first.sentence)))
    // What the owner wrote is said as it was written.
    if (!isOfOwner(code)) expect(own.sentence).toMatch(script[language] ?? /never/)
  })
})

/** What the owner has written travels as it is. */
const isOfOwner = (code: string) => ['cod-rule-says', 'country-pause-says'].includes(code)
