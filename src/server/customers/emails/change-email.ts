import { defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { userById } from '../queries.ts'
import { issueToken } from '../tokens.ts'

/** Goes to the new address; the old one stays until this link is opened. */
export const emailToConfirm = defineEmail<{ userId: number; email: string }>(
  'change-email',
  async ({ userId, email }, { shop, profile, link }) => {
    const user = await userById(shop.db.read, userId)
    if (!user) return null
    const secret = await issueToken(shop, { userId, purpose: 'change-email', email })
    return {
      subject: `Please confirm your new email for ${profile.name}`,
      preview: 'One tap and letters come to this address.',
      title: 'Confirm your new email',
      blocks: [
        {
          kind: 'text',
          text: `${inert(user.username)}, letters of ${profile.name} are to come here.`,
        },
        { kind: 'button', label: 'Use this address', address: link('/verify-email', secret) },
        { kind: 'small', text: 'The link works for three days, once.' },
      ],
      reason: 'If you did not ask for this, do nothing: the account keeps its old address.',
      isSecret: true,
    }
  },
)
