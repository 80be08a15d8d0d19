import type { adminNewsletter as english } from '../../en/admin/newsletter.ts'
import type { InLanguage } from '../../in-language.ts'

/** Who reads the newsletter. */
export const adminNewsletter: InLanguage<typeof english> = {
  search: 'पाठक खोजें',
  searchHint: 'ईमेल का कोई हिस्सा',
  state: 'स्थिति',
  every: 'सब लोग',
  states: { pending: 'अभी कन्फ़र्म नहीं', confirmed: 'कन्फ़र्म', unsubscribed: 'हट गए' },
  columns: { email: 'ईमेल', state: 'स्थिति', asked: 'कब माँगा', since: 'कब से', actions: 'कार्रवाई' },
  counted: (state, count) => `${state} (${count.toLocaleString('en-IN')})`,
  count: (total) => (total === 1 ? '1 पता' : `${total.toLocaleString('en-IN')} पते`),
  empty: 'अभी किसी ने न्यूज़लेटर नहीं माँगा।',
  nothingMatches: 'इन फ़िल्टर में कोई पता नहीं आता।',
  download: 'कन्फ़र्म पते डाउनलोड करें (CSV)',
  remove: (email) => `${email}: हटाएँ`,
  removeTitle: (email) => `${email} हटा दें?`,
  removeText: 'दुकान यह पता पूरी तरह भूल जाएगी, यह भी कि वे हट गए थे। इसे फिर जोड़ा जा सकता है।',
  removeConfirm: 'हटाएँ',
  removed: 'पता हट गया',
  removeFailed: 'पता हट नहीं पाया',
}
