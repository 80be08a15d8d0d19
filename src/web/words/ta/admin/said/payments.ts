import { formatPaise } from '#domain/money.ts'
import type { PaymentSentences } from '#domain/said/of-payments.ts'
import type { SentencesIn } from '#domain/said/sentence.ts'

/** Why a row of a bank's statement, or of a courier's list, settles nothing. */
export const paymentReasons: SentencesIn<PaymentSentences> = {
  'order-asks': ({ paise }) => `ஆர்டருக்கு வர வேண்டியது ${formatPaise(paise)}`,
  'orders-ask': ({ paise }) => `ஆர்டர்களுக்கு மொத்தம் வர வேண்டியது ${formatPaise(paise)}`,
  'order-asks-parcels-bring': ({ paise, parcels, broughtPaise }) =>
    `ஆர்டருக்கு வர வேண்டியது ${formatPaise(paise)}; அதன் ${parcels} பார்சல்களில் வந்தது ${formatPaise(broughtPaise)}`,
  'orders-ask-parcels-bring': ({ paise, parcels, broughtPaise }) =>
    `ஆர்டர்களுக்கு மொத்தம் வர வேண்டியது ${formatPaise(paise)}; அவற்றின் ${parcels} பார்சல்களில் வந்தது ${formatPaise(broughtPaise)}`,
  'card-costs': ({ paise }) => `கிஃப்ட் கார்டின் விலை ${formatPaise(paise)}`,
  'changed-meanwhile':
    'இதற்கிடையில் வேறொருவர் பதிந்துவிட்டார், அல்லது ஆர்டர் மாறிவிட்டது. கோப்பை மீண்டும் ஒருமுறை படிக்கவும்.',
}
