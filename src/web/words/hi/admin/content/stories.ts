import type { adminStories as english } from '../../../en/admin/content/stories.ts'
import type { InLanguage } from '../../../in-language.ts'

/** The journal: what its writers read. */
export const adminStories: InLanguage<typeof english> = {
  add: 'कहानी लिखें',
  addTitle: 'नई कहानी',
  editTitle: 'कहानी बदलें',
  fields: {
    title: 'शीर्षक',
    slug: 'स्लग',
    summary: 'सार',
    content: 'पाठ',
    picture: 'फ़ोटो',
    pictureAlt: 'फ़ोटो में क्या है',
    productIds: 'कहानी के नीचे की साड़ियाँ',
    publishAt: 'कब से दिखे',
  },
  summaryHint: 'एक-दो वाक्य: सूचियाँ, सर्च इंजन और चैट इसे दिखाते हैं।',
  publishHint: 'ड्राफ़्ट के लिए ख़ाली छोड़ें। भारत के समय के अनुसार; बीता समय लिखें तो तुरंत दिखेगी।',
  publishNow: 'अभी से दिखाएँ',
  pieces: {
    remove: (name) => `${name} हटाएँ`,
    full: 'ज़्यादा से ज़्यादा बारह साड़ियाँ।',
  },
  createButton: 'कहानी सेव करें',
  updateButton: 'कहानी सेव करें',
  created: 'कहानी सेव हुई',
  updated: 'कहानी सेव हुई',
  deleted: 'कहानी हटाई गई',
  createFailed: 'कहानी सेव नहीं हो सकी',
  updateFailed: 'कहानी सेव नहीं हो सकी',
  deleteFailed: 'कहानी हटाई नहीं जा सकी',
  deleteQuestion: 'यह कहानी हटाएँ?',
  deleteText: (title) => `“${title}” हर भाषा में हमेशा के लिए हट जाएगी।`,
  columns: { title: 'शीर्षक', state: 'स्थिति', from: 'कब से', actions: 'काम' },
  states: { draft: 'ड्राफ़्ट', scheduled: 'तय', published: 'प्रकाशित' },
  view: (title) => `${title}: दुकान में पढ़ें`,
  empty: 'अभी कोई कहानी नहीं लिखी गई है।',
  count: (total) => (total === 1 ? 'एक कहानी' : `${total} कहानियाँ`),
}
