import { type Language, pathIn } from '#domain/language.ts'
import { emailWords } from '../../email-words/email-words.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { userById } from '../queries.ts'
import { issueToken } from '../tokens.ts'

/** Welcomes somebody who has just opened an account and asks for the proof that the address is theirs. */
export const welcome = defineEmail<{ userId: number; language?: Language }>(
  'confirm-email',
  async ({ userId, language = 'en' }, { shop, profile, link }) => {
    const user = await userById(shop.db.read, userId)
    if (!user || user.email_confirmed_at !== null) return null
    const secret = await issueToken(shop, { userId, purpose: 'confirm-email', email: user.email })
    const all = emailWords(language)
    const words = all.welcome
    return {
      language,
      subject: words.subject(profile.name),
      preview: words.preview,
      title: words.title(inert(user.username)),
      blocks: [
        {
          kind: 'text',
          text: words.text(profile.name),
        },
        {
          kind: 'button',
          label: words.confirm,
          address: link(pathIn(language, '/verify-email'), secret),
        },
        { kind: 'small', text: all.linkWorks.days3 },
      ],
      reason: words.reason(profile.name),
      isSecret: true,
    }
  },
)
