import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asksPayTo, validatePayTo } from './pay-to.ts'

const bank = { accountNumber: '50100123456789', ifsc: 'HDFC0001234', accountName: 'Meena Raman' }
const faultsOf = (given: Parameters<typeof validatePayTo>[0]) => {
  const answer = validatePayTo(given)
  return answer.ok ? null : answer.faults
}

describe('where money goes that cannot go back as it came', () => {
  it('is asked where cash was paid and money is wished for', () => {
    expect(asksPayTo('cod', 'return')).toBe(true)
    expect(asksPayTo('cod', 'exchange')).toBe(false)
    for (const method of ['upi', 'bank_transfer', 'razorpay'] as const) {
      expect(asksPayTo(method, 'return')).toBe(false)
    }
  })

  it('is a UPI ID, which counts before an account', () => {
    const payTo = { kind: 'upi', upiId: 'meena.r@okhdfc' }
    expect(validatePayTo({ upiId: ' meena.r@okhdfc ' })).toEqual({ ok: true, payTo })
    expect(validatePayTo({ ...bank, upiId: 'meena.r@okhdfc' })).toEqual({ ok: true, payTo })
    for (const upiId of ['meena', '@okhdfc', 'meena@', 'a b@c@d', 'meena@ok/hdfc']) {
      expect(faultsOf({ upiId })).toEqual({ upiId: { code: 'upi_id' } })
    }
  })

  it('or a bank account: number, IFSC and name, however they are spaced', () => {
    const payTo = { kind: 'bank', ...bank }
    expect(validatePayTo(bank)).toEqual({ ok: true, payTo })
    const typed = {
      accountNumber: '5010 0123-456789',
      ifsc: ' hdfc 0001234',
      accountName: ' Meena  Raman ',
    }
    expect(validatePayTo(typed)).toEqual({ ok: true, payTo })
  })

  it.each([
    ['accountNumber', '12345678', 'account_number'],
    ['accountNumber', '1'.repeat(19), 'account_number'],
    ['accountNumber', '50100A23456789', 'account_number'],
    ['ifsc', 'HDFC000123', 'ifsc'],
    ['ifsc', 'HDFC00012345', 'ifsc'],
    ['ifsc', 'HDFC1001234', 'ifsc'],
    ['ifsc', '', 'required'],
    ['accountName', ' ', 'required'],
    ['accountName', 'M'.repeat(81), 'too_long'],
  ] as const)('refuses %s %j', (field, text, code) => {
    expect(faultsOf({ ...bank, [field]: text })).toEqual({
      [field]: expect.objectContaining({ code }),
    })
  })

  it('asks for one of both where nothing stands, in a sentence', () => {
    expect(validatePayTo({ upiId: '  ', accountNumber: '' })).toEqual({
      ok: false,
      faults: { upiId: { code: 'pay_to' } },
      fields: { upiId: 'Please enter a UPI ID or a bank account for your refund' },
    })
  })

  it('takes what it has taken once more as it stands', () => {
    const text = fc.string({ maxLength: 30 })
    const ifsc = fc.stringMatching(/^[a-zA-Z]{4}0[a-zA-Z0-9]{6}$/)
    const upiId = fc.oneof(fc.constant(''), text, fc.stringMatching(/^[a-z]{2,9}@[a-z]{2,9}$/))
    const account = fc.oneof(text, fc.stringMatching(/^[0-9]{9,18}$/))
    const given = fc.record({ upiId, accountNumber: account, ifsc, accountName: text })
    fc.assert(
      fc.property(given, (typed) => {
        const answer = validatePayTo(typed)
        if (answer.ok) expect(validatePayTo(answer.payTo)).toEqual(answer)
        else expect(Object.keys(answer.fields)).toEqual(Object.keys(answer.faults))
      }),
    )
  })
})
