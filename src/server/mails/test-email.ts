import { defineEmail } from '../platform/mail/email.ts'
import { testEmailName } from '../platform/mail/queries.ts'

/** What an owner sends to their own address to see whether emails of the shop arrive. */
export const testEmail = defineEmail<Record<string, never>>(
  testEmailName,
  async (_, { profile, link }) => ({
    subject: `Test email from ${profile.name}`,
    preview: 'Your shop can send emails.',
    title: 'Your shop can send emails',
    blocks: [
      {
        kind: 'text',
        text: 'You asked for this email in the admin area. If it came to your inbox and not to spam, your customers get theirs too.',
      },
      { kind: 'button', label: 'Go on setting up', address: link('/admin') },
    ],
    reason: `You get this email because you asked ${profile.name} for it.`,
  }),
)
