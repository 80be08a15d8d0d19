import { defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { userById } from '../queries.ts'
import { issueToken } from '../tokens.ts'

/** The link to a new password: it is made now, so that its 30 minutes begin when the email leaves. */
export const passwordToReset = defineEmail<{ userId: number }>(
  'reset-password',
  async ({ userId }, { shop, profile, link }) => {
    const user = await userById(shop.db.read, userId)
    if (!user) return null
    const secret = await issueToken(shop, { userId, purpose: 'reset-password', email: user.email })
    return {
      subject: `Your new password for ${profile.name}`,
      preview: 'The link works for 30 minutes.',
      title: 'Choose a new password',
      blocks: [
        {
          kind: 'text',
          text: `Somebody, we hope you, asked for a new password for the account of ${inert(user.username)}.`,
        },
        {
          kind: 'button',
          label: 'Choose a new password',
          address: link('/reset-password', secret),
        },
        {
          kind: 'small',
          text: 'The link works for 30 minutes, once. When it is used, every device is signed out.',
        },
      ],
      reason: 'If you did not ask for this, do nothing: your password stays as it is.',
      isSecret: true,
    }
  },
)
