import { type Language, pathIn } from '#domain/language.ts'
import { emailWords } from '../../email-words/email-words.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { userById } from '../queries.ts'
import { issueToken } from '../tokens.ts'

/** The link to a new password: it is made now, so that its 30 minutes begin when the email leaves. */
export const passwordToReset = defineEmail<{ userId: number; language?: Language }>(
  'reset-password',
  async ({ userId, language = 'en' }, { shop, profile, link }) => {
    const user = await userById(shop.db.read, userId)
    if (!user) return null
    const secret = await issueToken(shop, { userId, purpose: 'reset-password', email: user.email })
    const all = emailWords(language)
    const words = all.resetPassword
    return {
      language,
      subject: words.subject(profile.name),
      preview: words.preview,
      title: words.title,
      blocks: [
        {
          kind: 'text',
          text: words.text(inert(user.username)),
        },
        {
          kind: 'button',
          label: words.title,
          address: link(pathIn(language, '/reset-password'), secret),
        },
        {
          kind: 'small',
          text: all.linkWorks.minutes30,
        },
      ],
      reason: words.reason,
      isSecret: true,
    }
  },
)
