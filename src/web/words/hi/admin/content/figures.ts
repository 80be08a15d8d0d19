import type { adminFigures as english } from '../../../en/admin/content/figures.ts'
import type { InLanguage } from '../../../in-language.ts'

/** Figures of the settings that the owner names in her texts. */
export const adminFigures: InLanguage<typeof english> = {
  title: 'हमेशा सही रहने वाले आँकड़े',
  text: 'नाम कोष्ठक में लिखें; हर पेज और न्यूज़लेटर वही दिखाएगा जो उस समय आपकी सेटिंग में है, पढ़ने वाले की भाषा में।',
  silent: 'अभी कुछ नहीं: जिस वाक्य में यह है, वह नहीं दिखता',
  nothing: 'कुछ नहीं',
  shownNow: 'आज ऐसा पढ़ा जाएगा:',
  unknown: (slot) => `${slot} ऐसा कोई नाम नहीं है; वह वैसा ही दिखेगा जैसा लिखा है। जो नाम हैं, वे सूची में हैं।`,
  leftOut: (slot) => `${slot} अभी कुछ नहीं कहता: जिस वाक्य में यह है, वह नहीं दिखता।`,
  fixed: (written, says, slot) =>
    `यहाँ ${written} लिखा है, सेटिंग में ${says} है। हमेशा सही रहे, इसके लिए उसकी जगह ${slot} लिखें।`,
  about: {
    'free delivery': 'मुफ़्त डिलीवरी, एक पंक्ति में',
    'delivery cost': 'भारत में डिलीवरी का ख़र्च, वाक्यों में',
    'delivery cost in brief': 'वही, थोड़े शब्दों में',
    'free above': 'इस रक़म से ऊपर डिलीवरी मुफ़्त',
    'delivery fee': 'भारत में शुल्क',
    'days in India': 'भारत में कामकाजी दिन',
    'days abroad': 'विदेश में कामकाजी दिन',
    'return days': 'साड़ी लौटाने के दिन',
    'damage hours': 'ख़राबी बताने के घंटे',
    'hold hours': 'WhatsApp कार्ट कितने घंटे रखा जाता है',
    'shop hours': 'दुकान का समय',
  },
}
