import { expect, it } from 'vitest'
import type { Order } from '#contract/orders/types.ts'
import { draw } from '#test/draw.tsx'
import { AskReturn } from './ask-return.tsx'

const order = (paymentMethod: string) =>
  ({
    ...{ token: 'a'.repeat(22), state: 'delivered', paymentMethod, returns: [] },
    lines: [{ id: 1, name: 'Arakku', quantity: 1 }],
    ...{ returnUntil: '2026-01-20T10:00:00.000Z', damageUntil: null },
  }) as unknown as Order // What the form asks of it.

it('asks where the money goes that was paid in cash, and only then', async () => {
  const cash = await draw(<AskReturn order={order('cod')} outcome={undefined} />)
  for (const part of ['Where should your refund go?', 'UPI ID', 'Account number', 'IFSC']) {
    expect(cash.text).toContain(part)
  }
  for (const name of ['upiId', 'accountNumber', 'ifsc', 'accountName']) {
    expect(cash.html).toContain(`name="${name}"`)
  }
  const upi = await draw(<AskReturn order={order('upi')} outcome={undefined} />)
  expect(upi.text).not.toContain('Where should your refund go?')
  expect(upi.html).not.toContain('name="upiId"')
})

it('shows beside its field what a posted form was refused for', async () => {
  const refusal = { status: 400, reason: 'No', fields: { ifsc: 'Eleven, please' } }
  const outcome = { intent: 'return' as const, refusal, payAt: null }
  const { html } = await draw(<AskReturn order={order('cod')} outcome={outcome} />)
  const input = /<input[^>]*name="ifsc"[^>]*>/.exec(html)?.[0] ?? ''
  expect(input).toContain('aria-invalid="true"')
  expect(html).toContain('Eleven, please')
})

it('keeps what a refused form asked for, and leads to each field that is wrong', async () => {
  const fields = {
    reason: 'Please choose a reason',
    ifsc: 'Eleven, please',
    lines: 'None of these',
  }
  const refusal = { status: 400, reason: 'Not the only one', fields }
  const typed = {
    ...{ wish: 'exchange' as const, isCredit: false, reason: 'colour' as const, words: 'Too blue' },
    ...{ upiId: 'meena@upi', accountNumber: '1234', ifsc: 'SBIN', accountName: 'Meena' },
    lines: [{ lineId: 1, quantity: 1 }],
  }
  const outcome = { intent: 'return' as const, refusal, typed, payAt: null }
  const { html, text } = await draw(<AskReturn order={order('cod')} outcome={outcome} />)
  const links = [...html.matchAll(/href="(#[^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual(['#return-lines', '#return-reason', '#return-ifsc'])
  for (const link of links) expect(html).toContain(`id="${link?.slice(1)}"`)
  expect(text).toContain('Which sarees? None of these')
  expect(html).toMatch(/name="line"[^>]*checked=""/)
  expect(html).toMatch(/checked=""[^>]*value="exchange"|value="exchange"[^>]*checked=""/)
  expect(html).toMatch(/<option value="colour" selected="">/)
  for (const value of ['1234', 'SBIN', 'Meena', 'meena@upi']) {
    expect(html).toContain(`value="${value}"`)
  }
  expect(text).toContain('Too blue')
})

it.each([
  ['ta', 'உங்கள் பணம் எங்கே வர வேண்டும்?'],
  ['te', 'మీ డబ్బు ఎక్కడికి పంపాలి?'],
  ['kn', 'ನಿಮ್ಮ ಹಣ ಎಲ್ಲಿಗೆ ಬರಬೇಕು?'],
  ['ml', 'നിങ്ങളുടെ പണം എവിടേക്ക് അയയ്ക്കണം?'],
  ['hi', 'आपके पैसे कहाँ भेजें?'],
] as const)('asks in %s', async (language, words) => {
  const part = <AskReturn order={order('cod')} outcome={undefined} />
  expect((await draw(part, { language })).text).toContain(words)
})
