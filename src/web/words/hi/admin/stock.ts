import type { adminStock as english } from '../../en/admin/stock.ts'
import type { InLanguage } from '../../in-language.ts'

/** Every change of a stock: who, when, why. */
export const adminStock: InLanguage<typeof english> = {
  search: 'स्टॉक रजिस्टर में खोजें',
  searchHint: 'प्रोडक्ट का नाम या कोड',
  reason: 'क्यों',
  every: 'सभी कारण',
  reasons: {
    order: 'ऑर्डर आया',
    cancelled: 'ऑर्डर रद्द',
    returned: 'वापस आया',
    edited: 'स्टाफ़ ने बदला',
    imported: 'इंपोर्ट हुआ',
    found: 'गिना गया',
  },
  columns: {
    at: 'कब',
    product: 'प्रोडक्ट',
    change: 'बदलाव',
    left: 'बचा',
    reason: 'क्यों',
    by: 'किसने',
    order: 'ऑर्डर',
  },
  only: 'केवल इसके बदलाव',
  nobody: 'दुकान',
  count: (total) => `${total.toLocaleString('en-IN')} बदलाव`,
  empty: 'अभी कोई स्टॉक नहीं बदला।',
  nothingMatches: 'इन फ़िल्टर में कोई बदलाव नहीं आता।',
  marks: {
    title: 'जब साड़ी कम बचे',
    text: 'पहली संख्या से नीचे आने पर ग्राहक को दिखता है कि कितनी बची हैं। दूसरी से नीचे आने पर तालिका में निशान लगता है और साड़ी “आज” में दिखती है। किसी प्रोडक्ट की अपनी संख्या भी हो सकती है।',
    fewLeft: 'कितनी बचने पर ग्राहक को गिनती दिखे',
    lowStock: 'कितनी बचने पर आपको बताया जाए',
    numberMissing: 'कृपया संख्या भरें',
    numberBad: 'कृपया पूरी संख्या भरें',
    newer: 'ये संख्याएँ कहीं और बदली गईं।',
    reset: 'रीसेट करें',
    save: 'संख्याएँ सेव करें',
    saving: 'सेव हो रहा है…',
    saved: 'संख्याएँ सेव हुईं',
    failed: 'संख्याएँ सेव नहीं हो पाईं',
  },
}
