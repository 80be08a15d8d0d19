import { pieceIsFree } from '../../holds/offer-pieces.ts'
import { newOrdersLetter } from '../../orders/announce-orders.ts'
import { claimLapsed } from '../../orders/lapse-claims.ts'
import { orderLetters } from '../../orders/letters.ts'
import { reviewInvitation } from '../../reviews/invite-buyers.ts'
import { accountChanged } from '../../customers/emails/account-changed.ts'
import { changeEmail } from '../../customers/emails/change-email.ts'
import { confirmEmail } from '../../customers/emails/confirm-email.ts'
import { confirmSubscription } from '../../newsletter/emails/confirm-subscription.ts'
import { messageAnswered } from '../../contact/emails/message-answered.ts'
import { messageForShop } from '../../contact/emails/message-for-shop.ts'
import { messageReceived } from '../../contact/emails/message-received.ts'
import { resetPassword } from '../../customers/emails/reset-password.ts'

/** Every letter of the shop, by the name under which it waits in the outbox. */
export const letters = {
  'account-changed': accountChanged,
  'change-email': changeEmail,
  'claim-lapsed': claimLapsed,
  'confirm-email': confirmEmail,
  'confirm-subscription': confirmSubscription,
  'message-answered': messageAnswered,
  'message-for-shop': messageForShop,
  'message-received': messageReceived,
  'new-orders': newOrdersLetter,
  'piece-is-free': pieceIsFree,
  'reset-password': resetPassword,
  'review-invitation': reviewInvitation,
  ...orderLetters,
}

export type LetterName = keyof typeof letters
/** What a letter has to be told; kept as JSON until it leaves. */
export type PropsOf<Name extends LetterName> = Parameters<(typeof letters)[Name]>[0]
