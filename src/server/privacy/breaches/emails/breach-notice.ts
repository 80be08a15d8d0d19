import type { BreachKind } from '#domain/privacy/breach.ts'
import { type Block, defineEmail } from '../../../platform/mail/email.ts'
import { breachById, emailTo } from '../queries.ts'

const labels: Record<BreachKind, string> = {
  contact: 'names, emails or phone numbers',
  addresses: 'delivery addresses',
  orders: 'orders',
  passwords: 'passwords, in scrambled form',
  payments: 'payment references (never card numbers: we do not have them)',
  documents: 'invoices and notes',
  other: 'other data',
}

const times = new Intl.DateTimeFormat('en-IN', {
  ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' },
})

/** Tells somebody that their data was touched by a breach: what happened, what it may mean, what to do, whom to ask. */
export const breachNotice = defineEmail<{ breachId: number; email: string }>(
  'breach-notice',
  async ({ breachId, email }, { shop, profile, link }) => {
    const breach = await breachById(shop.db.read, breachId)
    const written = await emailTo(shop.db.read, breachId, email)
    if (!breach || !written) return null
    const kinds = JSON.parse(breach.kinds) as BreachKind[] // Written from the schema alone.
    return {
      subject: `About your data at ${profile.name}`,
      preview: written.words.slice(0, 120).toWellFormed(),
      title: 'Something happened to data of yours',
      blocks: [
        ...written.words.split(/\n{2,}/).map((text): Block => ({ kind: 'text', text })),
        {
          kind: 'facts',
          rows: [
            { label: 'Noticed', value: times.format(breach.noticed_at) },
            ...(kinds.length > 0
              ? [{ label: 'Touched', value: kinds.map((kind) => labels[kind]).join('; ') }]
              : []),
            ...(breach.remedy ? [{ label: 'What we have done', value: breach.remedy }] : []),
          ],
        },
        {
          kind: 'text',
          text: 'Be careful with calls and messages that speak of your orders: we never ask for a password, a code or a card number. If you use your password elsewhere, change it there too.',
        },
        { kind: 'button', label: 'Ask us', address: link('/contact') },
      ],
      reason: `You get this email because the law wants you to know, and so do we (${profile.name}).`,
    }
  },
)
