import { formatPaise } from '#domain/money.ts'
import type { PaymentSentences } from '#domain/said/of-payments.ts'
import type { SentencesIn } from '#domain/said/sentence.ts'

/** Why a row of a bank's statement, or of a courier's list, settles nothing. */
export const paymentReasons: SentencesIn<PaymentSentences> = {
  'order-asks': ({ paise }) => `ऑर्डर के लिए ${formatPaise(paise)} आने हैं`,
  'orders-ask': ({ paise }) => `इन ऑर्डर के लिए कुल ${formatPaise(paise)} आने हैं`,
  'order-asks-parcels-bring': ({ paise, parcels, broughtPaise }) =>
    `ऑर्डर के लिए ${formatPaise(paise)} आने हैं, उसके ${parcels} पार्सल से ${formatPaise(broughtPaise)} आए`,
  'orders-ask-parcels-bring': ({ paise, parcels, broughtPaise }) =>
    `इन ऑर्डर के लिए कुल ${formatPaise(paise)} आने हैं, उनके ${parcels} पार्सल से ${formatPaise(broughtPaise)} आए`,
  'card-costs': ({ paise }) => `गिफ़्ट कार्ड की क़ीमत ${formatPaise(paise)} है`,
  'changed-meanwhile':
    'इस बीच किसी और ने इसे दर्ज कर दिया, या ऑर्डर बदल गया है। कृपया फ़ाइल एक बार फिर पढ़ें।',
}
