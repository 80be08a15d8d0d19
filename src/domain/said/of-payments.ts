import { formatPaise, type Paise } from '#domain/money.ts'
import type { CodeOf } from './sentence.ts'

type Brought = { paise: Paise; parcels: number; broughtPaise: Paise }

/** Why a row of a bank's statement, or of a courier's list, settles nothing. */
export const paymentSentences = {
  'order-asks': ({ paise }: { paise: Paise }) => `The order asks for ${formatPaise(paise)}`,
  'orders-ask': ({ paise }: { paise: Paise }) =>
    `The orders ask for ${formatPaise(paise)} together`,
  'order-asks-parcels-bring': ({ paise, parcels, broughtPaise }: Brought) =>
    `The order asks for ${formatPaise(paise)}, its ${parcels} parcels bring ${formatPaise(broughtPaise)}`,
  'orders-ask-parcels-bring': ({ paise, parcels, broughtPaise }: Brought) =>
    `The orders ask for ${formatPaise(paise)} together, their ${parcels} parcels bring ${formatPaise(broughtPaise)}`,
  'card-costs': ({ paise }: { paise: Paise }) => `The gift card costs ${formatPaise(paise)}`,
  'changed-meanwhile':
    'Somebody else was quicker, or what it pays has changed. Please read the file once more.',
}

export type PaymentSentences = typeof paymentSentences
export type PaymentCode = CodeOf<PaymentSentences>
