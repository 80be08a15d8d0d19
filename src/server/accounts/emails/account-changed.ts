import { type Language, pathIn } from '#domain/language.ts'
import { emailWords } from '../../email-words/email-words.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'

export type AccountChange =
  | 'password'
  | 'email'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'mobile-added'
  | 'mobile-removed'
  | 'notice-mobile-added'
  | 'notice-mobile-removed'
  | 'passkey-added'
  | 'passkey-removed'

/** Tells the owner of an account of a change that a thief would want to hide. */
export const accountChanged = defineEmail<{
  username: string
  change: AccountChange
  /** How many API tokens ended with it. */
  endedTokens?: number
  language?: Language
}>('account-changed', async (props, { profile, link }) => {
  const { username, change, endedTokens = 0, language = 'en' } = props
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
      ...(endedTokens > 0 ? [{ kind: 'text' as const, text: words.tokensEnded(endedTokens) }] : []),
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
