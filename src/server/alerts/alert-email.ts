import { type AlertKind, alertKinds } from '#domain/work/alerts.ts'
import { defineEmail } from '../platform/mail/email.ts'
import { inert } from '../platform/mail/inert.ts'
import { toldTo } from './told-to.ts'
import { alertWords } from './words.ts'

const named = 20

type Alert = { kind: AlertKind; name: string }

/** Tells a member of staff of what they chose to be told of, in their language; nobody of what they may not see any more. */
export const staffAlerts = defineEmail<{ userId: number; ids: number[] }>(
  'staff-alerts',
  async ({ userId, ids }, { shop, profile, link }) => {
    const { told, language } = await toldTo(shop.db.read, { userId, ids }, 'email')
    const [first] = told
    if (!first) return null
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
