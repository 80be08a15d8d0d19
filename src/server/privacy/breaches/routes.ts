import type * as adminCalls from '#contract/privacy/admin-calls.ts'
import type { BreachEmail, BreachForm } from '#contract/privacy/breach-types.ts'
import { ShopError } from '#domain/errors.ts'
import { fold } from '#domain/fold.ts'
import { breachClock } from '#domain/privacy/breach.ts'
import { type Actor, actorOf, record } from '../../audit/audit.ts'
import type { Query } from '../../platform/db/database.ts'
import { refuseOutdated } from '../../platform/edit-version.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { sendLater } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { breachNotice } from './emails/breach-notice.ts'
import { editedOf, presentBreach } from './present.ts'
import {
  allBreaches,
  breachById,
  breachLawAt,
  insertBreach,
  insertEmail,
  languageOf,
  lockBreach,
  updateBreachRow,
} from './queries.ts'

type Answered = Pick<
  typeof adminCalls,
  'listBreaches' | 'noteBreach' | 'updateBreach' | 'tellOfBreach'
>

export const breachHandlers: Handlers<Answered> = {
  listBreaches: async ({ shop }) => (await allBreaches(shop.db.read)).map(presentBreach),
  noteBreach: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const now = shop.now()
      const by = { user_id: actorOf(c).id, created_at: now }
      const id = await insertBreach(tx, { ...(await rowOf(tx, input)), ...by })
      const change = { action: 'create', kind: 'breach', id, subject: subjectOf(input) } as const
      await record(tx, actorOf(c), now, { ...change, after: input })
      return shown(tx, id)
    }),
  updateBreach: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const { id, version, ...form } = input
      const before = await lockBreach(tx, id)
      if (!before) throw unknown()
      refuseOutdated(version, editedOf(before))
      await updateBreachRow(tx, id, await rowOf(tx, form))
      const change = { action: 'update', kind: 'breach', id, subject: subjectOf(form) } as const
      await record(tx, actorOf(c), shop.now(), { ...change, before: editedOf(before), after: form })
      return shown(tx, id)
    }),
  tellOfBreach: ({ shop, c, input }) => tell(shop, actorOf(c), input),
}

const unknown = () => new ShopError('no-such-breach')
const subjectOf = ({ what }: BreachForm) => what.slice(0, 80).toWellFormed()
const at = (moment: string | null | undefined) => (moment ? Date.parse(moment) : null)

async function shown(db: Query, id: number) {
  const row = await breachById(db, id)
  if (!row) throw unknown()
  return presentBreach(row)
}

/** The clocks run from the moment at which it was noticed, also where that is corrected. */
async function rowOf(tx: Query, form: BreachForm) {
  const noticed = Date.parse(form.noticedAt)
  const clock = breachClock(noticed, await breachLawAt(tx, noticed))
  return {
    ...{ noticed_at: noticed, what: form.what, remedy: form.remedy ?? '' },
    ...{ happened_from: at(form.happenedFrom), happened_to: at(form.happenedTo) },
    ...{ kinds: JSON.stringify(form.kinds ?? []), people_count: form.peopleCount ?? null },
    ...{ cert_in_before: clock.certInBeforeMs, board_full_before: clock.boardFullBeforeMs },
    ...{ cert_in_at: at(form.certInAt), board_first_at: at(form.boardFirstAt) },
    ...{ board_full_at: at(form.boardFullAt), people_told_at: at(form.peopleToldAt) },
    closed_at: at(form.closedAt),
  }
}

/** Writes to those whom it touched, each once however often it is asked for. */
function tell(shop: Shop, actor: Actor, { id, emails, words, wordsIn }: BreachEmail) {
  return shop.db.write(async (tx) => {
    const now = shop.now()
    const breach = await lockBreach(tx, id)
    if (!breach) throw unknown()
    let sent = 0
    for (const email of new Set(emails.map(fold))) {
      const language = await languageOf(tx, email)
      // What says nothing in their language is told in the shop's own.
      const text = wordsIn[language] || words
      const row = { breach_id: id, email, words: text, language, sent_at: now }
      if (!(await insertEmail(tx, row))) continue
      const props = { breachId: id, email }
      await sendLater(tx, shop, { to: email, email: breachNotice, props })
      sent += 1
    }
    if (breach.people_told_at === null && sent > 0)
      await updateBreachRow(tx, id, { people_told_at: now })
    const change = { action: 'update', kind: 'breach', id, subject: `${sent} emails` } as const
    await record(tx, actor, now, { ...change, after: { words, sent } })
    return { sent, breach: await shown(tx, id) }
  })
}
