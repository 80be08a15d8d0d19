import { defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'

export type AccountChange = 'password' | 'email' | 'second-factor-on' | 'second-factor-off'

const words: Record<AccountChange, { title: string; text: string }> = {
  password: {
    title: 'Your password was changed',
    text: 'The password of your account was changed, and every other device was signed out.',
  },
  email: {
    title: 'Your email was changed',
    text: 'Letters about your account now go to another address. This is the last one to come here.',
  },
  'second-factor-on': {
    title: 'Two-step sign-in is on',
    text: 'From now on, signing in also asks for a code from your phone.',
  },
  'second-factor-off': {
    title: 'Two-step sign-in is off',
    text: 'From now on, signing in asks for your password alone.',
  },
}

/** Tells the owner of an account of a change that a thief would want to hide. */
export const accountChanged = defineEmail<{ username: string; change: AccountChange }>(
  'account-changed',
  async ({ username, change }, { profile, link }) => {
    const { title, text } = words[change]
    return {
      subject: `${title} at ${profile.name}`,
      preview: text,
      title,
      blocks: [
        { kind: 'text', text: `${inert(username)},` },
        { kind: 'text', text },
        {
          kind: 'text',
          text: 'If that was you, all is well. If it was not, please choose a new password at once.',
        },
        { kind: 'button', label: 'Choose a new password', address: link('/forgot-password') },
      ],
      reason: `You get this letter because you have an account at ${profile.name}.`,
    }
  },
)
