import type { Language } from '#domain/language.ts'
import { policy } from '#domain/policy.ts'
import { emailWords } from '../../email-words/email-words.ts'
import { defineEmail } from '../../platform/mail/email.ts'

/** Tells who wrote to the shop that it has the message; repeats nothing of it, so that nobody can send words to strangers through us. */
export const messageReceived = defineEmail<{ number: string; language?: Language }>(
  'message-received',
  async ({ number, language = 'en' }, { profile }) => {
    const words = emailWords(language).messages
    const { supportReplyHours: hours } = policy
    return {
      language,
      subject: words.received(number),
      preview: words.preview(hours),
      title: words.title,
      blocks: [
        { kind: 'text', text: words.text(profile.name, number, hours) },
        ...(profile.phone
          ? [{ kind: 'small' as const, text: words.urgent(profile.phone, profile.hours) }]
          : []),
      ],
      reason: words.receivedReason(profile.name),
    }
  },
)
