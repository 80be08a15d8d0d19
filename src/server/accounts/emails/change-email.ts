import { type Language, pathIn } from '#domain/language.ts'
import { emailWords } from '../../email-words/email-words.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { userById } from '../queries.ts'
import { issueToken } from '../tokens.ts'

/** Goes to the new address; the old one stays until this link is opened. */
export const emailToConfirm = defineEmail<{ userId: number; email: string; language?: Language }>(
  'change-email',
  async ({ userId, email, language = 'en' }, { shop, profile, link }) => {
    const user = await userById(shop.db.read, userId)
    if (!user) return null
    const secret = await issueToken(shop, { userId, purpose: 'change-email', email })
    const all = emailWords(language)
    const words = all.changeEmail
    return {
      language,
      subject: words.subject(profile.name),
      preview: words.preview,
      title: words.title,
      blocks: [
        {
          kind: 'text',
          text: words.text(inert(user.username), profile.name),
        },
        {
          kind: 'button',
          label: words.use,
          address: link(pathIn(language, '/verify-email'), secret),
        },
        { kind: 'small', text: all.linkWorks.days3 },
      ],
      reason: words.reason,
      isSecret: true,
    }
  },
)
