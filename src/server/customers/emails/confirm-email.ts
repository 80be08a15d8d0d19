import { defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { userById } from '../queries.ts'
import { issueToken } from '../tokens.ts'

/** Welcomes somebody who has just opened an account and asks for the proof that the address is theirs. */
export const welcome = defineEmail<{ userId: number }>(
  'confirm-email',
  async ({ userId }, { shop, profile, link }) => {
    const user = await userById(shop.db.read, userId)
    if (!user || user.email_confirmed_at !== null) return null
    const secret = await issueToken(shop, { userId, purpose: 'confirm-email', email: user.email })
    return {
      subject: `Welcome to ${profile.name}: please confirm your email`,
      preview: 'One tap and your address is confirmed.',
      title: `Welcome, ${inert(user.username)}`,
      blocks: [
        {
          kind: 'text',
          text: `Your account at ${profile.name} is open. Please confirm that this address is yours, so that we can send you news of your orders and a new password should you ever need one.`,
        },
        { kind: 'button', label: 'Confirm my email', address: link('/verify-email', secret) },
        { kind: 'small', text: 'The link works for three days, once.' },
      ],
      reason: `You get this letter because this address was used to open an account at ${profile.name}. If that was not you, do nothing.`,
      isSecret: true,
    }
  },
)
