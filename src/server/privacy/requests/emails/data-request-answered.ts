import type { KeptPart } from '#contract/privacy/request-types.ts'
import type { Block } from '../../../platform/mail/email.ts'
import { defineEmail } from '../../../platform/mail/email.ts'
import { requestById } from '../queries.ts'

const titles = {
  done: 'We have done what you asked',
  partly: 'We have done a part of what you asked',
  refused: 'Our answer to your request',
}

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** Brings the answer to a data request: what was done, what stays, why, and until when. */
export const dataRequestAnswered = defineEmail<{ requestId: number }>(
  'data-request-answered',
  async ({ requestId }, { shop, profile }) => {
    const row = await requestById(shop.db.read, requestId)
    if (!row?.outcome) return null
    const kept = JSON.parse(row.kept) as KeptPart[] // Written by answerRequest alone.
    const title = titles[row.outcome]
    return {
      subject: `${title} (${profile.name})`,
      preview: row.outcome_words.slice(0, 120).toWellFormed(),
      title,
      blocks: [
        ...row.outcome_words.split(/\n{2,}/).map((text): Block => ({ kind: 'text', text })),
        ...staying(kept),
        {
          kind: 'small',
          text: 'If this answer does not satisfy you, write to us, or complain to the Data Protection Board of India.',
        },
      ],
      reason: `You get this email because you asked ${profile.name} about your data.`,
    }
  },
)

function staying(kept: KeptPart[]): Block[] {
  if (kept.length === 0) return []
  return [
    { kind: 'text', text: 'This stays for now:' },
    { kind: 'facts', rows: kept.map((part) => ({ label: labels[part.what], value: why(part) })) },
  ]
}

const labels: Record<KeptPart['what'], string> = {
  documents: 'Invoices and notes',
  'open-orders': 'Orders on their way',
  complaints: 'Complaints',
  account: 'Your account',
  consents: 'Proof of consents',
  'store-credits': 'Store credit',
}

const reasons: Record<KeptPart['what'], string> = {
  documents: 'the tax law wants the buyer on them',
  'open-orders': 'we erase them once they are over',
  complaints: 'the law wants a register',
  account: 'sign in and delete it under My account',
  consents: 'without your name, so that we can prove them',
  'store-credits': 'so that it can be spent or paid out',
}

function why({ what, count, until }: KeptPart): string {
  const end = until === null ? '' : `, until ${days.format(Date.parse(until))}`
  return `${count}: ${reasons[what]}${end}`
}
