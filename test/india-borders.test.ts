import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answerCase, type CasesHead } from './india.ts'

const head = JSON.parse(
  readFileSync(new URL('./india-cases.json', import.meta.url), 'utf8'),
) as CasesHead

const refused = (reason: string) => ({ ok: false, reason })

/** Worked out by hand from the law: what stands at its borders. */
const borders: [kind: string, input: unknown, expected: unknown][] = [
  ['gstin', { text: '97AAACP1234A1ZY' }, { ok: true, stateCode: '97' }],
  ['gstin', { text: ' 38aaacp1234azz4 ' }, { ok: true, stateCode: '38' }],
  ['gstin', { text: '28AAACP1234A1Z3' }, refused('state')],
  ['gstin', { text: '96AAACP1234A1Z0' }, refused('state')],
  ['gstin', { text: '97AAACP1234A1ZA' }, refused('check-digit')],
  ['gstin', { text: '97AAACP1234A0ZA' }, refused('form')],
  ['number', { series: 'CN', counter: 42, at: '2026-03-31T18:29:59.999Z' }, 'CN-2526-000042'],
  ['number', { series: 'CN', counter: 1, at: '2026-03-31T18:30:00.000Z' }, 'CN-2627-000001'],
  ['number', { series: 'INV', counter: 1, at: '2099-12-31T00:00:00.000Z' }, 'INV-9900-000001'],
  [
    'number',
    { series: 'INV', counter: 10_000_000, at: '2026-12-01T00:00:00.000Z' },
    { refused: 'too-long' },
  ],
  ['dates', { on: '2027-03-31' }, { keepUntil: '2033-12-31', lastCreditDay: '2027-11-30' }],
  ['dates', { on: '2027-04-01' }, { keepUntil: '2034-12-31', lastCreditDay: '2028-11-30' }],
  [
    'complaint',
    { receivedAt: '2028-01-30T18:30:00.000Z' },
    { acknowledgeBy: '2028-02-01T18:30:00.000Z', resolveBefore: '2028-02-29T18:30:00.000Z' },
  ],
  [
    'complaint',
    { receivedAt: '2026-12-30T18:29:59.000Z' },
    { acknowledgeBy: '2027-01-01T18:29:59.000Z', resolveBefore: '2027-01-30T18:30:00.000Z' },
  ],
  ['rate', { taxClass: 'garment', on: '2025-09-22', netPaise: 262_500 }, { rateBp: 500 }],
  ['rate', { taxClass: 'garment', on: '2025-09-22', netPaise: 262_501 }, { rateBp: 1800 }],
  ['rate', { taxClass: 'garment', on: '2025-09-21', netPaise: 105_001 }, { rateBp: 1200 }],
  ['rate', { taxClass: 'garment', on: '2017-06-30', netPaise: 1 }, { rateBp: null }],
  ['spread', { totalPaise: 100, weights: [1, 1, 1] }, [34, 33, 33]],
  ['spread', { totalPaise: 5, weights: [0, 0] }, [5, 0]],
  ['words', { paise: 1_00_00_000_01 }, 'Rupees One Crore and One Paise Only'],
  [
    'store-credit',
    {
      entries: [
        { kind: 'issued', paise: 5 },
        { kind: 'returned', paise: 1 },
      ],
    },
    { balancePaise: 5, refused: [1] },
  ],
]

describe('the law at its borders', () => {
  for (const [kind, input, expected] of borders) {
    it(`${kind}: ${JSON.stringify(input)}`, () => {
      const answer = answerCase(kind, input, head)
      if (typeof expected === 'object' && expected !== null && !Array.isArray(expected))
        expect(answer).toMatchObject(expected)
      else expect(answer).toEqual(expected)
    })
  }
})
