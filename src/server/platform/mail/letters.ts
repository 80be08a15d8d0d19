import { pieceIsFree } from '../../holds/offer-pieces.ts'
import { newOrdersLetter } from '../../orders/announce-orders.ts'
import { claimLapsed } from '../../orders/lapse-claims.ts'
import { orderLetters } from '../../orders/letters.ts'
import { reviewInvitation } from '../../reviews/invite-buyers.ts'
import { accountChanged } from './letters/account-changed.ts'
import { changeEmail } from './letters/change-email.ts'
import { confirmEmail } from './letters/confirm-email.ts'
import { confirmSubscription } from './letters/confirm-subscription.ts'
import { messageAnswered } from './letters/message-answered.ts'
import { messageForShop } from './letters/message-for-shop.ts'
import { messageReceived } from './letters/message-received.ts'
import { resetPassword } from './letters/reset-password.ts'

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
