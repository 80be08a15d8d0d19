import { formatPaise, formatRupees } from '#domain/money.ts'
import type { OrderSentences } from '#domain/said/of-orders.ts'
import type { SentencesIn } from '#domain/said/sentence.ts'
import { adminOrders } from '../orders.ts'

const { states } = adminOrders

/** What the shop itself wrote into the history of an order, as staff read it. */
export const orderHistory: SentencesIn<OrderSentences> = {
  'transfer-not-found': 'பணப் பரிமாற்றத்தைக் கண்டுபிடிக்க முடியவில்லை.',
  'rest-not-come': 'மீதித் தொகை உரிய நாளுக்குள் வரவில்லை.',
  'confirmed-by-buyer': 'வாடிக்கையாளர் உறுதிப்படுத்தினார்.',
  'return-not-accepted': 'ரிட்டர்ன் ஏற்கப்படவில்லை.',
  'given-to-card': ({ paise }) => `கிஃப்ட் கார்டுக்கு ${formatPaise(paise)}`,
  'credit-given': ({ paise }) => `${formatPaise(paise)} ஸ்டோர் கிரெடிட்டாக`,
  'paid-for-order': ({ paise, number }) => `${number} ஆர்டருக்கு ${formatPaise(paise)}`,
  'lines-changed': ({ fromPaise, toPaise }) =>
    `சேலைகளோ அவற்றின் விலையோ மாற்றப்பட்டன. மொத்தம் ${formatPaise(fromPaise)}-இலிருந்து ${formatPaise(toPaise)} ஆனது.`,
  'too-late-for-note':
    'இந்த இன்வாய்ஸுக்குக் கிரெடிட் நோட் தரும் காலம் முடிந்துவிட்டது: திருப்பித் தருவது நல்லெண்ணத் தொகை; அதன் வரி திரும்பாது.',
  'refund-unsure': ({ paise }) =>
    `${formatRupees(paise)} திரும்பிச் சென்றதா என்று Razorpay இன்னும் சொல்லவில்லை. நாங்கள் தொடர்ந்து கேட்கிறோம்; மீண்டும் அனுப்ப வேண்டாம்.`,
  'refund-not-taken': ({ paise }) =>
    `${formatRupees(paise)} ரீஃபண்டை Razorpay மறுத்தது: வங்கி அதை ஏற்கவில்லை.`,
  'refund-refused': ({ paise, why }) =>
    `${formatRupees(paise)} ரீஃபண்டை Razorpay மறுத்தது: ${why || 'காரணம் சொல்லவில்லை'}`,
  'cancelled-without-transfer': ({ reference }) =>
    `${reference} பரிமாற்றம் கிடைக்கவில்லை; எனவே ஆர்டர் ரத்து செய்யப்பட்டது. பணம் வந்தால் திருப்பித் தாருங்கள்.`,
  'transfer-dropped': ({ references }) => `${references.join(', ')} பரிமாற்றம் இனி தேடப்படாது.`,
  'payment-unfit': 'ஒரு பேமெண்ட் இந்த ஆர்டருக்குப் பொருந்தவில்லை.',
  'payment-to-see': ({ why }) => `வந்த பணத்தைக் கவனிக்க வேண்டும்: ${why}`,
  'money-after-end': ({ state }) => `ஆர்டர் “${states[state]}” ஆன பிறகு பணம் வந்தது: திருப்பித் தாருங்கள்.`,
  'money-over': ({ paise }) =>
    `வர வேண்டியதை விட அதிகப் பணம் வந்தது: ${formatRupees(paise)} திருப்பித் தாருங்கள்.`,
  'sold-out-meanwhile':
    'பணம் வந்தது, ஆனால் அதற்குள் சேலை விற்றுவிட்டது: பணத்தைத் திருப்பித் தாருங்கள், அல்லது வேறு சேலை தாருங்கள்.',
  'exchange-gone': ({ number, state }) =>
    `${number} ஆர்டர் “${states[state]}” நிலையில் உள்ளது: வாடிக்கையாளர் வேறு சேலை, ஸ்டோர் கிரெடிட் அல்லது பணத்தைத் தேர்ந்தெடுப்பார்.`,
  'exchange-unpaid': ({ number }) =>
    `${number} ஆர்டர் இந்த ஆர்டரின் பணத்துக்காகக் காத்திருக்கிறது: வந்ததும் அதைக் குறித்துக்கொள்ளுங்கள்.`,
  'parcel-refused': ({ number }) =>
    `${number} பார்சல் ஏற்கப்படவில்லை, திரும்பி வருகிறது: வாடிக்கையாளரிடம் பேசுங்கள்.`,
  'parcel-lost': ({ number }) =>
    `${number} பார்சல் தொலைந்தது அல்லது சேதமானது என்று கூரியர் சொல்கிறது: இழப்பீடு கேளுங்கள், வாடிக்கையாளருக்கு என்ன தருவது என்று முடிவு செய்யுங்கள்.`,
  'parcel-came-back': ({ number }) =>
    `${number} பார்சல் திரும்பி வந்துவிட்டது: சேலைகளைப் பார்த்து மீண்டும் விற்பனைக்கு வையுங்கள்.`,
  'parcel-unfit': ({ number, why }) => `${number} பார்சல் கூரியரிடம் உள்ளது, ஆனால் ஆர்டர் மாறவில்லை: ${why}`,
  'eway-bill-of': ({ number }) => `இ-வே பில்: ${number}`,
}
