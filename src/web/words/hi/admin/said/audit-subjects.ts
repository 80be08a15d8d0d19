import type { AuditSubjects } from '#domain/said/audit-subjects.ts'
import type { SentencesIn } from '#domain/said/sentence.ts'

/** What the audit log says in words of the shop's own. */
export const subjectsOfLog: SentencesIn<AuditSubjects> = {
  'sent-again': 'दोबारा भेजा गया',
  'orders-looked-after': 'छूटे हुए ऑर्डर देख लिए गए',
  'everybody-signed-out': 'सभी लोग सभी डिवाइस से लॉग आउट किए गए',
  'account-signed-out': ({ id }) => `सभी डिवाइस से लॉग आउट किया गया (खाता ${id})`,
  'note-added': ({ id }) => `नोट जोड़ा गया (ग्राहक ${id})`,
  'note-deleted': ({ id }) => `नोट ${id} हटाया गया`,
  'from-day': ({ id }) => `${id} से`,
  'emails-sent': ({ id }) => `${id} ईमेल`,
  holds: 'रिज़र्व',
  payments: 'पेमेंट',
  statement: 'बैंक स्टेटमेंट',
  remittance: 'कूरियर की COD सूची',
  'cash-on-delivery': 'कैश ऑन डिलीवरी',
  sweep: 'मियाद से पुराना डेटा हटाना',
  opening: 'दुकान का खुलना',
  display: 'दुकान का रूप',
  'stock-marks': 'कितनी बचने पर बताना',
  profile: 'दुकान का परिचय',
  delivery: 'डिलीवरी और वापसी',
  carrier: ({ id }) => (id === 'own' ? 'हमारा अपना कूरियर' : `कूरियर ${id}`),
  'carrier-choices': 'कौन-सा पार्सल किस कूरियर से',
  announcements: 'सूचनाएँ',
  menus: 'मेन्यू',
  'newsletter-speed': 'न्यूज़लेटर भेजने की रफ़्तार',
  'gift-card-sale': 'गिफ़्ट कार्ड की बिक्री',
  'tried-order': 'ऑर्डर आज़माया गया',
  'pages-dropped': 'पेज कैश ख़ाली हुआ',
  'pages-renewed': 'सभी पेज नए बनाए गए',
}
