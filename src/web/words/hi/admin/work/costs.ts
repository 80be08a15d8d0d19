import type { adminCosts as english } from '../../../en/admin/work/costs.ts'
import type { InLanguage } from '../../../in-language.ts'

const pieces = (count: number) =>
  count === 1 ? '1 साड़ी' : `${count.toLocaleString('en-IN')} साड़ियाँ`

/** What pieces cost the shop, and what stays of their prices. */
export const adminCosts: InLanguage<typeof english> = {
  title: (name) => `${name} की लागत`,
  purchase: 'एक साड़ी का ख़रीद मूल्य (₹)',
  purchaseHint: 'बुनकर या सप्लायर को जो देते हैं, वापस मिलने वाले टैक्स के बिना।',
  other: 'एक साड़ी के दूसरे ख़र्च (₹)',
  otherHint: 'ढुलाई, फ़ॉल और पिको, पैकिंग। ख़ाली छोड़ें तो कुछ नहीं।',
  correction: 'पिछली प्रविष्टि ग़लत थी',
  correctionHint:
    'उस प्रविष्टि के बाद जो बिका, उस पर भी यही लागू होगी। नहीं तो नई लागत अब से लागू होगी, जैसे नए माल पर।',
  onlyYou:
    'इसे केवल वही देखता है जिसे लागत देखने की अनुमति है: मालिक, और मालिक का वह टोकन जिसे यही अनुमति मिली हो।',
  save: 'लागत सेव करें',
  saving: 'सेव हो रही है…',
  saved: 'लागत सेव हो गई',
  failed: 'लागत सेव नहीं हो सकी',
  set: 'लागत लिखें',
  setOf: (name) => `${name} की लागत लिखें`,
  marginOf: (name, share) => `${name} का मार्जिन: ${share}। लागत देखें।`,
  margin: (share) => `मार्जिन ${share}`,
  stays: (margin, taken, share) => `टैक्स के बिना ${taken} में से ${margin} बचते हैं (${share})।`,
  loses: (loss, taken) => `${loss} के घाटे में बिक रही है: टैक्स के बिना ${taken}।`,
  notKnown: 'इसकी लागत अभी पता नहीं है।',
  panel: 'लागत और मार्जिन',
  change: 'लागत बदलें',
  history: 'जो लिखा गया',
  noHistory: 'अब तक कुछ नहीं लिखा गया।',
  columns: {
    at: 'कब लिखा',
    by: 'किसने',
    purchase: 'ख़रीद',
    other: 'दूसरे',
    since: 'कब से लागू',
  },
  always: 'शुरू से',
  unknownCost: 'पता नहीं',
  report: {
    taken: 'टैक्स के बिना आमदनी',
    cost: 'लागत',
    margin: 'मार्जिन',
    share: 'मार्जिन %',
    pieces: 'साड़ियाँ',
    day: 'दिन',
    month: 'महीना',
    weave: 'बुनाई',
    category: 'कैटेगरी',
    saree: 'साड़ी',
    byDay: 'दिन के हिसाब से मार्जिन',
    byMonth: 'महीने के हिसाब से मार्जिन',
    byWeave: 'बुनाई के हिसाब से मार्जिन',
    byCategory: 'कैटेगरी के हिसाब से मार्जिन',
    bySaree: 'साड़ी के हिसाब से मार्जिन',
    bySareeNote: 'सबसे ज़्यादा कमाई वाली पचास। फ़ाइल में सब हैं।',
    note: 'छूट के बाद; टैक्स, डिलीवरी और शुल्क के बिना; हर साड़ी उस दिन की लागत पर जिस दिन वह बिकी। जो वापस आया वह नहीं गिना गया।',
    unknown: (count, taken) =>
      `${taken} की ${pieces(count)} छोड़ दी गई हैं, क्योंकि उनकी लागत पता नहीं है।`,
    noneKnown:
      'इस अवधि में जो बिका, उसमें से किसी की लागत पता नहीं है। प्रोडक्ट में, या प्रोडक्ट की फ़ाइल के कॉलम purchasePrice और otherCosts में लिखें।',
    bar: (name, margin, count) => `${name}: ${pieces(count)}, ${margin}`,
  },
}
