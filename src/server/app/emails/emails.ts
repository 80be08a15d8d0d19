import { messageAnswered } from '../../contact/emails/message-answered.ts'
import { messageForShop } from '../../contact/emails/message-for-shop.ts'
import { messageReceived } from '../../contact/emails/message-received.ts'
import { accountChanged } from '../../customers/emails/account-changed.ts'
import { emailToConfirm } from '../../customers/emails/change-email.ts'
import { welcome } from '../../customers/emails/confirm-email.ts'
import { passwordToReset } from '../../customers/emails/reset-password.ts'
import { pieceIsFree } from '../../holds/offer-pieces.ts'
import { subscriptionToConfirm } from '../../newsletter/emails/confirm-subscription.ts'
import { newOrdersEmail } from '../../orders/announce-orders.ts'
import { claimLapsed } from '../../orders/lapse-claims.ts'
import { orderEmails } from '../../orders/letters.ts'
import { orderById } from '../../orders/queries.ts'
import type { Email } from '../../platform/mail/letter.ts'
import { createMailer } from '../../platform/mail/post-letter.ts'
import { reviewInvitation } from '../../reviews/invite-buyers.ts'
import { currentProfile } from '../../settings/documents.ts'

/** Every email of the shop; what each is told is checked where it is sent. */
export const emails: Email<never>[] = [
  accountChanged,
  emailToConfirm,
  claimLapsed,
  welcome,
  subscriptionToConfirm,
  messageAnswered,
  messageForShop,
  messageReceived,
  newOrdersEmail,
  pieceIsFree,
  passwordToReset,
  reviewInvitation,
  ...orderEmails,
]

export const { postLetter, writeLetter } = createMailer({
  emails,
  profileOf: ({ db }) => currentProfile(db),
  orderNumberOf: async ({ db }, id) => (await orderById(db.read, id))?.number,
})
