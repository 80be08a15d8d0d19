import { expect, it } from 'vitest'
import { auditSubjects, readSubject } from './audit-subjects.ts'
import { sayCode } from './sentence.ts'

it('reads what the log has always said in words of its own, and says it the same in English', () => {
  for (const [kind, subject, code] of [
    ['mail', 'sent again', 'sent-again'],
    ['buyer', 'note added (customer 41)', 'note-added'],
    ['buyer', 'note 7 deleted', 'note-deleted'],
    ['staff', 'signed out on all devices (account 6)', 'account-signed-out'],
    ['taxes', 'from 2099-04-01', 'from-day'],
    ['breach', '12 emails', 'emails-sent'],
    ['settings', 'Holds', 'holds'],
    ['settings', 'menus', 'menus'],
    ['settings', 'carrier india-post', 'carrier'],
    ['settings', 'kept pages dropped', 'pages-dropped'],
    ['settings', 'tried-order', 'tried-order'],
  ] as const) {
    const read = readSubject(kind, subject)
    expect(read?.code).toBe(code)
    expect(read && sayCode(auditSubjects, read)).toBe(subject)
  }
})

it('leaves names alone, also those that say the same', () => {
  expect(readSubject('product', 'Payments')).toBeNull()
  expect(readSubject('taxes', 'upi-limit')).toBeNull()
  expect(readSubject('buyer', 'note of somebody')).toBeNull()
  expect(readSubject('staff', '')).toBeNull()
})
