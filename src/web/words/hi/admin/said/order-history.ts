import { formatPaise, formatRupees } from '#domain/money.ts'
import type { OrderSentences } from '#domain/said/of-orders.ts'
import type { SentencesIn } from '#domain/said/sentence.ts'
import { adminOrders } from '../orders.ts'

const { states } = adminOrders

/** What the shop itself wrote into the history of an order, as staff read it. */
export const orderHistory: SentencesIn<OrderSentences> = {
  'transfer-not-found': 'ट्रांसफ़र नहीं मिला।',
  'rest-not-come': 'बाक़ी रक़म समय पर नहीं आई।',
  'confirmed-by-buyer': 'ग्राहक ने कन्फ़र्म किया।',
  'return-not-accepted': 'वापसी नहीं मानी गई।',
  'given-to-card': ({ paise }) => `गिफ़्ट कार्ड पर ${formatPaise(paise)}`,
  'credit-given': ({ paise }) => `${formatPaise(paise)} स्टोर क्रेडिट के रूप में`,
  'paid-for-order': ({ paise, number }) => `ऑर्डर ${number} के लिए ${formatPaise(paise)}`,
  'lines-changed': ({ fromPaise, toPaise }) =>
    `साड़ियाँ या उनकी क़ीमतें बदली गईं। अब कुल ${formatPaise(toPaise)}, पहले ${formatPaise(fromPaise)}।`,
  'too-late-for-note':
    'इस इनवॉइस पर क्रेडिट नोट की समय-सीमा निकल चुकी है: जो पैसा लौटता है, वह सद्भावना है, और उसका टैक्स चुकाया हुआ ही रहता है।',
  'refund-unsure': ({ paise }) =>
    `Razorpay ने अभी नहीं बताया कि ${formatRupees(paise)} लौटे या नहीं। हम पूछते रहेंगे; कृपया दोबारा न भेजें।`,
  'refund-not-taken': ({ paise }) =>
    `Razorpay ने ${formatRupees(paise)} का रिफ़ंड नहीं किया: बैंक ने उसे नहीं लिया।`,
  'refund-refused': ({ paise, why }) =>
    `Razorpay ने ${formatRupees(paise)} का रिफ़ंड नहीं किया: ${why || 'कारण नहीं बताया'}`,
  'cancelled-without-transfer': ({ reference }) =>
    `ट्रांसफ़र ${reference} नहीं मिला, इसलिए ऑर्डर रद्द हुआ। पैसे आएँ, तो कृपया लौटा दें।`,
  'transfer-dropped': ({ references }) => `ट्रांसफ़र ${references.join(', ')} अब नहीं ढूँढा जा रहा।`,
  'payment-unfit': 'एक पेमेंट इस ऑर्डर से मेल नहीं खाता।',
  'payment-to-see': ({ why }) => `पैसे आए हैं, जिन्हें देखना होगा: ${why}`,
  'money-after-end': ({ state }) => `ऑर्डर “${states[state]}” होने के बाद पैसे आए: कृपया लौटा दें।`,
  'money-over': ({ paise }) =>
    `जितना बाक़ी था, उससे ज़्यादा पैसे आए: कृपया ${formatRupees(paise)} लौटा दें।`,
  'sold-out-meanwhile': 'पैसे मिल गए, पर इस बीच साड़ी बिक गई: कृपया पैसे लौटाएँ या दूसरी साड़ी दें।',
  'exchange-gone': ({ number, state }) =>
    `ऑर्डर ${number} “${states[state]}” है: ग्राहक दूसरी साड़ी, स्टोर क्रेडिट या पैसे चुनेंगे।`,
  'exchange-unpaid': ({ number }) =>
    `ऑर्डर ${number} इस ऑर्डर के पैसों का इंतज़ार कर रहा है: पैसे आते ही उन्हें दर्ज करें।`,
  'parcel-refused': ({ number }) =>
    `पार्सल ${number} नहीं लिया गया और लौट रहा है: कृपया ग्राहक से बात करें।`,
  'parcel-lost': ({ number }) =>
    `कूरियर कहता है कि पार्सल ${number} खो गया या ख़राब हो गया: दावा करें और तय करें कि ग्राहक को क्या मिले।`,
  'parcel-came-back': ({ number }) => `पार्सल ${number} लौट आया: साड़ियाँ देखकर फिर बिक्री में डालें।`,
  'parcel-unfit': ({ number, why }) =>
    `पार्सल ${number} कूरियर के पास है, पर ऑर्डर जैसा था वैसा है: ${why}`,
  'eway-bill-of': ({ number }) => `ई-वे बिल: ${number}`,
}
