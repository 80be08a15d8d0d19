import type { adminFrame as english } from '../../../en/admin/work/frame.ts'
import type { InLanguage } from '../../../in-language.ts'

/** What stands around every screen of the admin area: its places, and what a phone keeps under More. */
export const adminFrame: InLanguage<typeof english> = {
  places: {
    today: 'आज',
    orders: 'ऑर्डर',
    products: 'प्रोडक्ट',
    customers: 'ग्राहक',
    content: 'सामग्री',
    reports: 'रिपोर्ट',
    settings: 'सेटिंग',
  },
  /** One's own place, for every role. */
  account: { title: 'आपका खाता', role: 'भूमिका' },
  nothing: {
    title: 'यहाँ कुछ नहीं है',
    text: 'एडमिन में इस पते पर कुछ नहीं है। पता बदल गया होगा, या कोई अक्षर ग़लत हो गया होगा।',
  },
  placesLabel: 'दुकान के हिस्से',
  tabsOf: (place) => `${place}: भाग`,
  shortcuts: 'दुकान',
  more: 'और',
  moreTitle: 'सभी हिस्से',
  waiting: (count) => (count === 1 ? '1 काम बाक़ी है' : `${count} काम बाक़ी हैं`),
}
