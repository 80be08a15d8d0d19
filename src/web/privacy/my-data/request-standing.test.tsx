import { expect, it } from 'vitest'
import type { DataRequest } from '#contract/privacy/request-types.ts'
import { draw } from '#test/draw.tsx'
import { RequestStanding } from './request-standing.tsx'

const answered = (outcome: DataRequest['outcome']): DataRequest => ({
  ...{ id: 1, kind: 'erase', email: 'meena@example.in', words: '' },
  ...{ provedAt: '2026-01-15T10:00:00.000Z', goalBefore: '2026-01-30T10:00:00.000Z' },
  answerBefore: '2026-04-15T10:00:00.000Z',
  answeredAt: '2026-01-16T10:00:00.000Z',
  ...{ outcome, outcomeWords: 'The invoices stay for the tax law.', kept: [] },
  found: { orders: 0, documents: 1, messages: 0, consents: 0, account: false },
})

it.each([
  ['done', 'en', 'Done'],
  ['partly', 'en', 'Done in part'],
  ['refused', 'en', 'Declined'],
  ['partly', 'ta', 'ஒரு பகுதி செய்தோம்'],
] as const)('an answered request names its outcome: %s in %s', async (outcome, language, said) => {
  const { text } = await draw(<RequestStanding request={answered(outcome)} />, { language })
  expect(text).toContain(said)
  expect(text).toContain('The invoices stay for the tax law.')
})
