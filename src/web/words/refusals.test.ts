import { describe, expect, it } from 'vitest'
import { ofBooks } from '#domain/refusals/books.ts'
import { ofCatalog, ofImports } from '#domain/refusals/catalog.ts'
import { ofContent } from '#domain/refusals/content.ts'
import { ofDocuments, ofTaxes } from '#domain/refusals/documents.ts'
import type { Says } from '#domain/refusals/entry.ts'
import { refusals as english } from '#domain/refusals/list.ts'
import { ofRefunds } from '#domain/refusals/orders.ts'
import { ofOperation, ofStaff } from '#domain/refusals/staff.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ml } from './ml.ts'
import { ta } from './ta.ts'
import { te } from './te.ts'
import type { Dictionary } from './words.ts'

const others: Record<string, Dictionary> = { ta, te, kn, ml, hi }
const wholeOf = async ({ offers, loadRefusals }: Dictionary): Promise<Record<string, Says>> => ({
  ...offers,
  ...(await loadRefusals()),
})
const spoken = await Promise.all(
  Object.entries(others).map(
    async ([language, words]) => [language, await wholeOf(words)] as const,
  ),
)

const { 'piece-gone': _, 'product-removed': __, ...catalogWork } = ofCatalog
/** What only the admin area is told, whose screens are English. */
const ofAdminArea = new Set([
  ...Object.keys({ ...ofImports, ...ofContent, ...ofRefunds, ...ofDocuments, ...ofTaxes }),
  ...Object.keys({ ...ofBooks, ...ofStaff, ...ofOperation, ...catalogWork }),
  ...['picture-of-import', 'no-picture-chosen', 'no-such-picture', 'neither-jpg-nor-webp'],
  ...['no-such-promo-code', 'promo-code-taken', 'promo-code-used-more', 'used-so-often'],
  ...['used-code-keeps-name', 'used-code-stays', 'no-door-refusal', 'order-not-all-refunded'],
  ...['order-not-confirmed', 'parcel-of-others', 'no-such-parcel', 'parcel-left'],
  ...['saree-in-two-lines', 'saree-of-order-gone', 'discount-over-price', 'no-such-payment'],
  ...['other-amount', 'no-transfer-named', 'another-transfer-named', 'statement-without-money'],
  ...['statement-not-csv', 'no-statement-chosen', 'unsigned-event', 'no-gateway-event'],
  ...['order-awaits-money', 'return-cannot-become', 'return-settled', 'return-refused'],
  ...['exchange-made', 'no-exchange-any-more', 'credit-chosen', 'return-moved'],
  'password-again',
  ...['no-such-store-credit', 'credit-is-empty', 'credit-without-email', 'credit-changed'],
  ...[
    'pay-out-over-credit',
    'at-most-paid-out',
    'credit-is-the-buyers-choice',
    'buyers-choice-of-credit',
  ],
  ...['refund-over-credit', 'at-most-by-credit', 'no-such-review', 'decided-meanwhile'],
  ...['replied-meanwhile', 'no-such-customer', 'no-such-note', 'no-such-message'],
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

/** The sentence, and what was asked for while it was made. */
function sayWith(says: Says) {
  const asked = new Set<string>()
  const params = new Proxy(given, {
    get(own, name) {
      asked.add(String(name))
      return own[String(name)] ?? 47
    },
  })
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
  it('are those of the list, all but those of the admin area', () => {
    expect(Object.keys(words).filter((code) => !Object.hasOwn(english, code))).toEqual([])
    const silent = Object.keys(english).filter((code) => !Object.hasOwn(words, code))
    expect(silent.filter((code) => !ofAdminArea.has(code))).toEqual([])
  })

  it.each(Object.entries(words))('%s says what English says', (code, says) => {
    const own = sayWith(says)
    const first = sayWith(english[code as keyof typeof english].says)
    expect(own.asked).toEqual(first.asked)
    expect(facts(own.sentence).toSorted()).toEqual(expect.arrayContaining(facts(first.sentence)))
    // What the owner wrote is said as it was written.
    if (code !== 'cod-rule-says') expect(own.sentence).toMatch(script[language] ?? /never/)
  })
})
