import { emailWords } from '../../email-words/email-words.ts'
import { orderById } from '../../order-records/queries.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { currentProfile } from '../../settings/documents.ts'
import { emails } from '../modules.ts'

export const { sendEmail, writeEmail } = createMailer({
  emails,
  layoutWords: (language) => emailWords(language).layout,
  profileOf: ({ db }) => currentProfile(db),
  orderNumberOf: async ({ db }, id) => (await orderById(db.read, id))?.number,
})
