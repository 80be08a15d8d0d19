import { formatRupees } from '#domain/money.ts'
import type { OfferWords } from '#domain/refusals/list.ts'

export const offers: OfferWords = {
  'unknown-promo-code': 'कृपया सही प्रोमो कोड डालें',
  'promo-code-below-minimum': ({ minimumPaise }) =>
    `इस प्रोमो कोड के लिए ${formatRupees(minimumPaise)} या उससे ज़्यादा की साड़ियाँ चाहिए`,
  'promo-code-too-few-pieces': ({ pieces }) => `इस प्रोमो कोड के लिए कम से कम ${pieces} साड़ियाँ चाहिए`,
  'promo-code-below-offer': ({ code }) => `आपके कार्ट पर इससे बेहतर ऑफ़र पहले से लागू है: ${code}`,
  'promo-code-for-others': 'यह प्रोमो कोड आपके कार्ट की साड़ियों पर नहीं चलता',
  'promo-code-ended': 'इस प्रोमो कोड की अवधि ख़त्म हो गई है',
  'promo-code-used-up': 'यह प्रोमो कोड पूरा इस्तेमाल हो चुका है',
  'nothing-to-pay': 'कुछ भी चुकाना बाक़ी नहीं है',
  'way-not-for-this-order': 'इस ऑर्डर का पेमेंट इस तरीक़े से नहीं हो सकता',
  'way-not-abroad': 'विदेश के ऑर्डर का पेमेंट इस तरीक़े से नहीं हो सकता',
  'upi-takes-less': ({ mostPaise }) =>
    `UPI से एक बार में ज़्यादा से ज़्यादा ${formatRupees(mostPaise)} दे सकते हैं`,
  'cod-needs-pin': 'कैश ऑन डिलीवरी के लिए 6 अंकों का PIN कोड चाहिए',
  'cod-not-there': 'इस PIN कोड पर कैश ऑन डिलीवरी नहीं है',
  'cod-up-to': ({ mostPaise }) => `कैश ऑन डिलीवरी ${formatRupees(mostPaise)} तक ही है`,
  'cod-below': ({ limitPaise }) => `कैश ऑन डिलीवरी ${formatRupees(limitPaise)} से कम के ऑर्डर पर ही है`,
  'cod-rule-says': ({ words }) => words,
  'cod-not-for-order': 'इस ऑर्डर पर कैश ऑन डिलीवरी नहीं है',
  'cod-not-for-piece': 'इनमें से एक साड़ी पर कैश ऑन डिलीवरी नहीं है',
}
