import { describe, expect, it } from 'vitest'
import { complianceSentences } from '#domain/compliance/sentences/all.ts'
import { sellerParts } from '#domain/compliance/sentences/of-shop.ts'
import { auditSubjects } from '#domain/said/audit-subjects.ts'
import { importSentences } from '#domain/said/of-imports.ts'
import { integritySentences } from '#domain/said/of-integrity.ts'
import { orderSentences } from '#domain/said/of-orders.ts'
import { paymentSentences } from '#domain/said/of-payments.ts'
import { type Sentences, sayCode } from '#domain/said/sentence.ts'
import { subjectsOfLog as logInHindi } from './hi/admin/said/audit-subjects.ts'
import { complianceFindings as inHindi } from './hi/admin/said/compliance.ts'
import { dataWarnings as warningsInHindi } from './hi/admin/said/data.ts'
import { importFaults as faultsInHindi } from './hi/admin/said/imports.ts'
import { orderHistory as historyInHindi } from './hi/admin/said/order-history.ts'
import { paymentReasons as paymentsInHindi } from './hi/admin/said/payments.ts'
import { subjectsOfLog as logInTamil } from './ta/admin/said/audit-subjects.ts'
import { complianceFindings as inTamil } from './ta/admin/said/compliance.ts'
import { dataWarnings as warningsInTamil } from './ta/admin/said/data.ts'
import { importFaults as faultsInTamil } from './ta/admin/said/imports.ts'
import { orderHistory as historyInTamil } from './ta/admin/said/order-history.ts'
import { paymentReasons as paymentsInTamil } from './ta/admin/said/payments.ts'

const at = Date.UTC(2026, 0, 15, 6, 30)

/** What sentences are made from, whichever of them ask for it. */
const params = {
  ...{ found: { count: 12, first: 'Kanchi' }, names: ['Kanchi', 'Uppada'], missing: sellerParts },
  ...{ paise: 470_000_00, limitPaise: 500_000_00, feePaise: 4900, days: 9, count: 3 },
  ...{ fromPaise: 600_000, toPaise: 905_000, parcels: 2, broughtPaise: 470_000 },
  ...{ until: '2027-03-31', from: '2026-01-01', to: '2026-01-31' },
  ...{ series: 'INV-2526', left: 999, tablesPaise: 4100, hsnPaise: 4200 },
  ...{ damage: ['Uppada'], soundAt: at, since: at, takenAt: at, lines: 7 },
  ...{ number: 'PAL-2026-000042', reference: '4123', references: ['4124', '4125'] },
  ...{ id: '41', state: 'cancelled', why: 'Uppada' },
  ...{ name: 'Uppada', row: 4, column: 'stock', code: 'CN-1', stock: 6, most: 500_000 },
  sides: [{ column: 'price', here: '5100', file: '5200' }],
  orders: [{ number: 'PAL-2026-000041', at, totalPaise: 225_000 }],
  gaps: [{ series: 'CN-2526', given: 3, documents: 2 }],
  gap: { keepPaise: 262_500, untilPaise: 295_000, lowerBp: 500, higherBp: 1800 },
  fault: { kind: 'chapter', hsn: '7117', of: 'Fabric', first: '50', last: '60' },
}
const single = { ...params, found: { count: 1, first: 'Kanchi' }, count: 1, lines: 1, days: 1 }

/** Figures, amounts and names, as they stand in a sentence. */
const facts = (sentence = '') =>
  [...sentence.matchAll(/₹[\d.,]*\d|\d[\d.,]*\d|\d|Kanchi|Uppada|INV|CN|Fabric/g)].map(String)

const tables: [string, Sentences, Sentences, RegExp][] = [
  ['compliance in Tamil', complianceSentences, inTamil, /\p{Script=Tamil}/u],
  ['compliance in Hindi', complianceSentences, inHindi, /\p{Script=Devanagari}/u],
  ['the data in Tamil', integritySentences, warningsInTamil, /\p{Script=Tamil}/u],
  ['orders in Tamil', orderSentences, historyInTamil, /\p{Script=Tamil}/u],
  ['orders in Hindi', orderSentences, historyInHindi, /\p{Script=Devanagari}/u],
  ['the log in Tamil', auditSubjects, logInTamil, /\p{Script=Tamil}/u],
  ['the log in Hindi', auditSubjects, logInHindi, /\p{Script=Devanagari}/u],
  ['payments in Tamil', paymentSentences, paymentsInTamil, /\p{Script=Tamil}/u],
  ['payments in Hindi', paymentSentences, paymentsInHindi, /\p{Script=Devanagari}/u],
  ['a file in Tamil', importSentences, faultsInTamil, /\p{Script=Tamil}/u],
  ['a file in Hindi', importSentences, faultsInHindi, /\p{Script=Devanagari}/u],
  ['the data in Hindi', integritySentences, warningsInHindi, /\p{Script=Devanagari}/u],
]

describe.each(tables)('what the server finds: %s', (_name, english, own, script) => {
  it('has a sentence for every code', () => {
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  it.each(Object.keys(english))('%s says what English says', (code) => {
    for (const given of [params, single]) {
      const said = sayCode(own, { code, params: given }) ?? ''
      const first = sayCode(english, { code, params: given })
      expect(facts(said).toSorted()).toEqual(expect.arrayContaining(facts(first).toSorted()))
      expect(said).toMatch(script)
      expect(said).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('says nothing for a code that is newer than the page', () => {
    expect(sayCode(own, { code: 'found-next-year', params: {} })).toBeUndefined()
    expect(sayCode(own, { code: 'toString', params: {} })).toBeUndefined()
  })
})
