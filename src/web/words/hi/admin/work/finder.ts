import type { adminFinder as english } from '../../../en/admin/work/finder.ts'
import type { InLanguage } from '../../../in-language.ts'

/** Search of everything in the admin area. */
export const adminFinder: InLanguage<typeof english> = {
  open: 'सब कुछ खोजें',
  keys: 'Ctrl K',
  field: 'ऑर्डर, साड़ी, ग्राहक या सेटिंग',
  hint: 'नंबर, नाम, मोबाइल, UTR, ट्रैकिंग नंबर …',
  results: 'क्या मिला',
  count: (count) => `${count} नतीजे`,
  nothing: (text) => `“${text}” के लिए कुछ नहीं मिला।`,
  failed: 'खोज नहीं हो पाई। कृपया फिर कोशिश करें।',
  kinds: {
    order: 'ऑर्डर',
    product: 'साड़ी',
    customer: 'ग्राहक',
    message: 'मैसेज',
    'card-sale': 'ऑनलाइन बिका गिफ़्ट कार्ड',
  },
  all: {
    order: (text) => `“${text}” के सभी ऑर्डर`,
    product: (text) => `“${text}” की सभी साड़ियाँ`,
    customer: (text) => `“${text}” के सभी ग्राहक`,
    message: (text) => `“${text}” के सभी मैसेज`,
    'card-sale': (text) => `“${text}” के सभी ऑनलाइन बिके गिफ़्ट कार्ड`,
  },
  ways: {
    newOrder: 'नया ऑर्डर',
    account: 'आपका खाता',
    action: 'काम',
    place: 'एडमिन का हिस्सा',
  },
  own: {
    password: 'पासवर्ड',
    twoStep: 'टू-स्टेप लॉगिन',
    passkeys: 'पासकी',
    devices: 'लॉगिन किए हुए डिवाइस',
  },
  verbs: {
    ship: { typed: 'भेजें', says: (order) => `${order} भेजें` },
    pack: { typed: 'पैक', says: (order) => `${order} पैक करें` },
    refund: { typed: 'लौटाएँ', says: (order) => `${order} के पैसे लौटाएँ` },
    cancel: { typed: 'रद्द', says: (order) => `${order} रद्द करें` },
  },
}
