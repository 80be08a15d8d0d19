import { expect, it } from 'vitest'
import { purposes } from '#domain/privacy/purposes.ts'
import type { ConsentRow } from '../../consents/queries.ts'
import { needsConsent, presentConsent, presentNotice, presentProof } from './present.ts'

// What people are told of a notice and of their consents, and what staff can prove of one.

const at = Date.UTC(2026, 0, 15, 6, 30)
const moment = '2026-01-15T06:30:00.000Z'
const consent: ConsentRow = {
  ...{ id: 5, subject_kind: 'subscriber', subject_key: 'meena@example.in', purpose: 'newsletter' },
  ...{ notice_version: 2, language: 'ta', given_at: at, withdrawn_at: null, how: 'link' },
  proof: 'mail 12',
}
const seen = {
  ...{ id: 5, purpose: 'newsletter', noticeVersion: 2, language: 'ta', givenAt: moment },
  withdrawnAt: null,
}

it('a notice says what it is for, in which words since when, and whether anybody is asked', () => {
  const row = { version: 3, language: 'ta', text: 'உங்கள் முகவரி', from_at: at } as const
  const shown = { version: 3, language: 'ta', text: 'உங்கள் முகவரி', fromAt: moment }
  const orders = { ...shown, purpose: 'orders', needsConsent: false }
  const newsletter = { ...shown, purpose: 'newsletter', needsConsent: true }
  expect(presentNotice('orders', row)).toEqual(orders)
  expect(presentNotice('newsletter', row)).toEqual(newsletter)
})

it('orders and accounts ask for no consent, everything else does', () => {
  expect(purposes.filter((purpose) => !needsConsent(purpose))).toEqual(['orders', 'account'])
})

it('a consent names nobody, and says when it was taken back', () => {
  expect(presentConsent(consent)).toEqual(seen)
  const back = presentConsent({ ...consent, withdrawn_at: at + 1000 })
  expect(back).toEqual({ ...seen, withdrawnAt: '2026-01-15T06:30:01.000Z' })
})

it('its proof has the words that were read, and how they were agreed to', () => {
  expect(presentProof(consent, 'We write once a month.')).toEqual({
    ...{ ...seen, subjectKind: 'subscriber', how: 'link', proof: 'mail 12' },
    text: 'We write once a month.',
  })
})
