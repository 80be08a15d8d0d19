import { expect, it } from 'vitest'
import { anOrder } from '#test/an-order.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { presentForStaff, presentRequest } from './present.ts'
import type { RequestRow } from './queries.ts'

// What whoever asks about their data, and what staff, are told of the request.

const day = 86_400_000
const at = Date.UTC(2026, 0, 15, 6, 30)
const email = 'meena@example.in'
const asked: RequestRow = {
  ...{ id: 3, kind: 'erase', email, language: 'ta', words: 'All of it, please.', code_hash: null },
  ...{ code_expires_at: null, code_tries: 0, secret_hash: null, asked_at: at - 1000 },
  ...{ contact_proved_at: at, goal_before: at + 30 * day, answer_before: at + 90 * day },
  ...{ answered_at: null, outcome: null, outcome_words: '', kept: '[]', user_id: null },
}
const none = { orders: 0, documents: 0, messages: 0, consents: 0, account: false }
const open = {
  ...{ id: 3, kind: 'erase', email, words: 'All of it, please.', outcome: null, outcomeWords: '' },
  ...{ provedAt: '2026-01-15T06:30:00.000Z', goalBefore: '2026-02-14T06:30:00.000Z' },
  ...{ answerBefore: '2026-04-15T06:30:00.000Z', answeredAt: null, kept: [], found: none },
}
const answered: RequestRow = {
  ...{ ...asked, answered_at: at + day, outcome: 'partly', outcome_words: 'The bill stays.' },
  kept: '[{"what":"documents","count":1,"until":"2033-12-31"}]',
}

onNewShops('a request about data', (testShop) => {
  const staffSee = (row: RequestRow, now = at, username: string | null = null) =>
    presentForStaff(testShop().shop.db.read, { ...row, username }, now)

  it('says when it was proved, and by when it is answered at the latest', async () => {
    const { read } = testShop().shop.db
    expect(await presentRequest(read, asked)).toEqual(open)
    expect(await presentRequest(read, answered)).toEqual({
      ...{ ...open, answeredAt: '2026-01-16T06:30:00.000Z', outcome: 'partly' },
      ...{ outcomeWords: 'The bill stays.' },
      kept: [{ what: 'documents', count: 1, until: '2033-12-31' }],
    })
  })

  it('staff see beside it how late it is, and who answered', async () => {
    expect(await staffSee(asked)).toEqual({ ...open, urgency: 'calm', by: '', wouldKeep: [] })
    expect((await staffSee(asked, at + 30 * day)).urgency).toBe('late')
    expect((await staffSee(asked, at + 90 * day)).urgency).toBe('over')
    const done = await staffSee(answered, at + 90 * day, 'malar')
    expect(done).toMatchObject({ urgency: 'answered', by: 'malar', outcome: 'partly' })
  })

  it('only of an erasure that nobody has answered it is said what would stay', async () => {
    await anOrder(testShop())
    const kept = (await staffSee(asked)).wouldKeep
    expect(kept.map(({ what, count }) => [what, count])).toEqual([['open-orders', 1]])
    expect((await staffSee(answered)).wouldKeep).toEqual([])
    expect((await staffSee({ ...asked, kind: 'access' })).wouldKeep).toEqual([])
    expect((await staffSee(asked)).found).toEqual({ ...none, orders: 1 })
  })
})
