import type * as adminCalls from '#contract/privacy/admin-calls.ts'
import type { AnswerDataForm } from '#contract/privacy/request-types.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { type Actor, actorOf, record } from '../../audit/audit.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { sendLater } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { heldKinds } from '../../retention/queries.ts'
import { dataRequestAnswered } from './emails/data-request-answered.ts'
import { eraseUnder } from './erase-person.ts'
import { presentForStaff, presentRequest } from './present.ts'
import { countRequests, lockRequest, requestById, requestPage, updateRequest } from './queries.ts'
import { keptUnder } from './read-person.ts'

type Answered = Pick<typeof adminCalls, 'listDataRequests' | 'answerRequest'>

const size = 20

export const requestAdminHandlers: Handlers<Answered> = {
  async listDataRequests({ shop, input }) {
    const { state, page = 1 } = input
    const [db, now] = [shop.db.read, shop.now()]
    const { rows, total } = await requestPage(db, { state, page, size, now })
    const items = await Promise.all(rows.map((row) => presentForStaff(db, row, now)))
    const counts = await countRequests(db, now)
    return { items, total, page, pages: pagesOf(total, size), counts }
  },
  answerRequest: ({ shop, c, input }) => answer(shop, actorOf(c), input),
}

/** The kinds of data that an erasure takes. */
const erased = ['orders', 'messages', 'gift-card-orders', 'gift-cards']

/** Keeps the answer, does what it grants, and sends it with what stays and why. */
async function answer(shop: Shop, actor: Actor, { id, outcome, words }: AnswerDataForm) {
  await shop.db.write(async (tx) => {
    const now = shop.now()
    const row = await lockRequest(tx, id)
    if (!row || row.contact_proved_at === null) throw new ShopError('no-such-data-request')
    if (row.answered_at !== null) throw new ShopError('data-request-answered')
    const isErased = row.kind === 'erase' && outcome !== 'refused'
    const held = isErased ? await heldKinds(tx) : new Set<string>()
    if (erased.some((kind) => held.has(kind))) throw new ShopError('legal-hold')
    const kept = isErased ? await keptUnder(tx, row.email, now) : []
    if (isErased) await eraseUnder(tx, row.email, now)
    await updateRequest(tx, id, {
      ...{ answered_at: now, outcome, outcome_words: words, user_id: actor.id },
      kept: JSON.stringify(kept),
    })
    const props = { requestId: id }
    await sendLater(tx, shop, { to: row.email, email: dataRequestAnswered, props })
    const change = { action: 'update', kind: 'data-request', id, subject: row.kind } as const
    await record(tx, actor, now, { ...change, after: { outcome } })
  })
  const row = await requestById(shop.db.read, id)
  if (!row) throw new ShopError('no-such-data-request')
  return presentRequest(shop.db.read, row)
}
