import type { adminDelivery as english } from '../../../en/admin/settings/delivery.ts'
import type { InLanguage } from '../../../in-language.ts'

/** The admin area's form of what the shop promises of delivery and returns. */
export const adminDelivery: InLanguage<typeof english> = {
  title: 'डिलीवरी और वापसी',
  text: 'यहाँ जो सेव करेंगे, वह आगे के ऑर्डर पर लागू होगा; पहले से आए ऑर्डर से किया वादा नहीं बदलता। जहाँ दुकान ख़ुद बताती है, वहाँ ये आँकड़े अपने-आप बदलते हैं। बैनर, पेज और सवाल आपके अपने शब्द हैं: वहाँ भी आँकड़े बदलें।',
  fee: 'भारत में डिलीवरी का शुल्क (₹)',
  freeAbove: 'इससे ऊपर के ऑर्डर पर मुफ़्त (₹)',
  freeAboveHint: 'डिलीवरी कभी मुफ़्त न हो तो खाली छोड़ें।',
  domestic: 'भारत में कामकाजी दिन',
  international: 'विदेश में कामकाजी दिन',
  from: 'कम से कम',
  to: 'ज़्यादा से ज़्यादा',
  returnsDays: 'कितने दिन में साड़ी लौटाई जा सकती है',
  damageReportHours: 'कितने घंटे में ख़राबी बताई जा सकती है',
  amountMissing: 'कृपया रकम भरें; शुल्क न हो तो 0',
  amountBad: 'कृपया 250 या 99.50 जैसी रकम भरें',
  daysBad: (most) => `कृपया 1 से ${most} तक की पूरी संख्या भरें`,
  backwards: 'पहला दिन आख़िरी दिन से पहले होना चाहिए',
  newer: 'ये आँकड़े कहीं और बदले गए।',
  reset: 'रीसेट करें',
  save: 'डिलीवरी और वापसी सेव करें',
  saving: 'सेव हो रहा है…',
  saved: 'डिलीवरी और वापसी सेव हुईं',
  failed: 'डिलीवरी और वापसी सेव नहीं हो पाईं',
}
