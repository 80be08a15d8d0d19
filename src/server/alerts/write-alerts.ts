import { adminLanguageOf } from '#domain/language.ts'
import { isUnreached } from '#domain/sign-in/unreached.ts'
import { type AlertKind, alertKinds, alertKindsFor, isUrgent } from '#domain/work/alerts.ts'
import { userById } from '../accounts/queries.ts'
import { defineEmail } from '../platform/mail/email.ts'
import { inert } from '../platform/mail/inert.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { choicesFor } from './choices.ts'
import { alertsByIds, choicesOf, takeDue, toWrite } from './queries.ts'
import { alertWords } from './words.ts'

/** Who was written to just now is not written to again at once, but for what is urgent. */
const pauseMs = 5 * 60_000
const named = 20

/** Writes to each member of staff of what is due: one email for all of it, and none where no email arrives. */
export async function writeAlerts(shop: Shop): Promise<void> {
  const now = shop.now()
  const kindsOf = new Map<number, { email: string; kinds: AlertKind[]; lastAt: number }>()
  for (const { user_id, kind, email, last_at } of await toWrite(shop.db.read, now)) {
    const one = kindsOf.get(user_id) ?? { email, kinds: [], lastAt: Number(last_at ?? 0) }
    kindsOf.set(user_id, { ...one, kinds: [...one.kinds, kind] })
  }
  for (const [userId, { email, kinds, lastAt }] of kindsOf) {
    const isSoon = now - lastAt < pauseMs
    if (isSoon && !kinds.some(isUrgent)) continue
    await shop.db.write(async (tx) => {
      const ids = await takeDue(tx, userId, now)
      if (ids.length === 0 || isUnreached(email)) return
      await sendLater(tx, shop, { to: email, email: staffAlerts, props: { userId, ids } })
    })
  }
}

type Alert = { kind: AlertKind; name: string }

/** Tells a member of staff of what they chose to be told of, in their language; nobody of what they may not see any more. */
export const staffAlerts = defineEmail<{ userId: number; ids: number[] }>(
  'staff-alerts',
  async ({ userId, ids }, { shop, profile, link }) => {
    const db = shop.db.read
    const user = await userById(db, userId)
    if (!user?.role) return null
    const kinds = alertKindsFor(user.role)
    const wanted = choicesFor(user.role, await choicesOf(db, userId)).email
    const told = (await alertsByIds(db, userId, ids)).filter(
      ({ kind }) => kinds.includes(kind) && wanted.includes(kind),
    )
    const [first] = told
    if (!first) return null
    const language = adminLanguageOf(user.admin_language)
    const words = alertWords[language]
    const title =
      told.length === 1 ? oneOf(words.kinds[first.kind], first) : words.many(told.length)
    return {
      language,
      subject: words.at(title, profile.name),
      preview: told
        .map(({ name }) => name)
        .filter(Boolean)
        .slice(0, named)
        .join(', '),
      title,
      blocks: [
        { kind: 'facts', rows: rowsOf(told, words) },
        { kind: 'button', label: words.open, address: link('/admin') },
        { kind: 'link', label: words.choose, address: link('/admin/alerts') },
      ],
      reason: words.reason(profile.name),
    }
  },
)

const oneOf = (kind: string, { name }: Alert) => (name === '' ? kind : `${kind}: ${inert(name)}`)

/** A row a kind, with the first of it by name. */
function rowsOf(told: Alert[], words: (typeof alertWords)['en']) {
  return alertKinds.flatMap((kind) => {
    const names = told.filter((one) => one.kind === kind).map(({ name }) => inert(name))
    if (names.length === 0) return []
    const more = names.length - named
    // What is about the whole shop has no name.
    const shown = names.slice(0, named).join(', ') || words.see
    return [{ label: words.kinds[kind], value: more > 0 ? words.andMore(shown, more) : shown }]
  })
}
