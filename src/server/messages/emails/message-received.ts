import { policy } from '#domain/policy.ts'
import { defineEmail } from '../../platform/mail/email.ts'

/** Tells who wrote to the shop that it has the message; repeats nothing of it, so that nobody can send words to strangers through us. */
export const messageReceived = defineEmail<{ number: string }>(
  'message-received',
  async ({ number }, { profile }) => ({
    subject: `We have your message (${number})`,
    preview: `We answer within ${policy.supportReplyHours} hours.`,
    title: 'We have your message',
    blocks: [
      {
        kind: 'text',
        text: `Thank you for writing to ${profile.name}. Your message has the number ${number}. A person reads it and answers within ${policy.supportReplyHours} hours.`,
      },
      ...(profile.phone
        ? [
            {
              kind: 'small' as const,
              text: `If it cannot wait: ${profile.phone}, ${profile.hours}.`,
            },
          ]
        : []),
    ],
    reason: `You get this letter because this address was entered in the contact form of ${profile.name}. If that was not you, do nothing.`,
  }),
)
