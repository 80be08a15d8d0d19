import { type Language, pathIn } from '#domain/language.ts'
import { emailWords } from '../../email-words/email-words.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'

export type AccountChange = 'password' | 'email' | 'second-factor-on' | 'second-factor-off'

/** Tells the owner of an account of a change that a thief would want to hide. */
export const accountChanged = defineEmail<{
  username: string
  change: AccountChange
  language?: Language
}>('account-changed', async ({ username, change, language = 'en' }, { profile, link }) => {
  const all = emailWords(language)
  const words = all.accountChanged
  const { title, text } = words.changes[change]
  return {
    language,
    subject: words.at(title, profile.name),
    preview: text,
    title,
    blocks: [
      { kind: 'text', text: words.dear(inert(username)) },
      { kind: 'text', text },
      {
        kind: 'text',
        text: words.wasItYou,
      },
      {
        kind: 'button',
        label: all.resetPassword.title,
        address: link(pathIn(language, '/forgot-password')),
      },
    ],
    reason: words.reason(profile.name),
  }
})
