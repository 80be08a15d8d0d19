import type { AlertKind } from '#domain/work/alerts.ts'
import type { adminAlerts as english } from '../../../en/admin/work/alerts.ts'
import type { InLanguage } from '../../../in-language.ts'

const kinds: Record<AlertKind, string> = {
  order: 'नया ऑर्डर',
  transfer: 'जाँचने के लिए ट्रांसफ़र',
  confirm: 'कैश ऑन डिलीवरी: पुष्टि करनी है',
  overpaid: 'ज़्यादा या देर से आया भुगतान',
  booking: 'बुकिंग की अवधि ख़त्म',
  return: 'रिटर्न पर फ़ैसला करना है',
  complaint: 'शिकायत',
  message: 'ग्राहक का सवाल',
  stock: 'स्टॉक कम हो रहा है',
  mail: 'दुकान के ईमेल नहीं पहुँच रहे',
}

/** What a member of staff is told of, by which way and when. */
export const adminAlerts: InLanguage<typeof english> = {
  title: 'आपको क्या बताया जाए',
  text: 'यह सिर्फ़ आपके लिए है: दुकान में हर कोई अपने लिए चुनता है।',
  kinds,
  one: (kind, name) => (name === '' ? kinds[kind] : `${kinds[kind]}: ${name}`),
  many: (count) => `देखने के लिए ${count} बातें`,
  email: 'ईमेल से',
  emailTo: (address) => `${address} पर, पाँच मिनट में ज़्यादा से ज़्यादा एक ईमेल।`,
  shopAddress:
    'यही दुकान का पता भी है। नए ऑर्डर, शिकायतें और सवाल इस पर वैसे भी आते हैं, इसलिए दोबारा नहीं भेजे जाते।',
  noAddress: 'आप तक कोई ईमेल नहीं पहुँचता: आपके खाते में अभी ईमेल पता नहीं है।',
  toAddress: 'अपना ईमेल पता दें',
  texts: {
    legend: 'मैसेज से',
    noGateway:
      'इस दुकान से अभी कोई मैसेज नहीं जाता। जो दुकान की मशीन चलाते हैं, वे इसका गेटवे सेट करें (TEXT_GATEWAY_URL)।',
    notRegistered:
      'SMS से अभी सूचनाएँ नहीं जातीं: जो शब्द रजिस्टर नहीं हैं, उन्हें मोबाइल कंपनियाँ नहीं पहुँचातीं। जो दुकान की मशीन चलाते हैं, वे उनका नंबर दें (TEXT_NOTICE_TEMPLATES)।',
    noMobile: 'पहले उस मोबाइल नंबर की पुष्टि करें जिस पर मैसेज जाएँ।',
    to: (mobile, channel) =>
      `${mobile} पर, पाँच मिनट में ज़्यादा से ज़्यादा एक ${channel === 'sms' ? 'SMS' : 'WhatsApp मैसेज'}। उसमें सिर्फ़ यह होता है कि देखने के लिए कितना है, किसी का नाम नहीं।`,
    confirmOne: 'मोबाइल नंबर की पुष्टि करें',
    change: 'दूसरा नंबर',
    remove: 'नंबर हटाएँ',
    removeTitle: 'अपना मोबाइल नंबर हटाएँ?',
    removeText:
      'उस पर अब कोई सूचना नहीं जाएगी। आपका चुनाव बना रहता है, ताकि नंबर की दोबारा पुष्टि करने पर काम आए।',
    removed: 'मोबाइल नंबर हटाया गया',
    removeFailed: 'मोबाइल नंबर नहीं हटाया जा सका',
    title: 'सूचनाओं का मोबाइल नंबर',
    mobile: 'मोबाइल नंबर',
    mobileHint: 'भारत का 10 अंकों का नंबर। इस पर सिर्फ़ सूचनाएँ आती हैं, इससे लॉगिन नहीं होता।',
    send: 'कोड भेजें',
    sending: 'भेजा जा रहा है…',
    sendFailed: 'कोड नहीं भेजा जा सका',
    sentTo: (mobile) => `${mobile} पर कोड आ रहा है।`,
    code: 'कोड',
    confirm: 'पुष्टि करें',
    confirming: 'पुष्टि हो रही है…',
    confirmed: 'मोबाइल नंबर की पुष्टि हुई',
    confirmFailed: 'मोबाइल नंबर की पुष्टि नहीं हो सकी',
  },
  browser: 'ब्राउज़र में',
  browserText: 'जब एडमिन कहीं खुला हो। आवाज़ और ब्राउज़र की सूचना हर ब्राउज़र में ‘आज’ पर चालू की जाती है।',
  urgent: 'शांत समय में भी आता है',
  quiet: 'शांत समय',
  quietText:
    'भारत के समय से। इस बीच जो आए वह रुकता है और समय ख़त्म होने पर एक साथ बताया जाता है। न चाहिए तो दोनों ख़ाली छोड़ें।',
  quietFrom: 'कब से',
  quietUntil: 'कब तक',
  save: 'सेव करें',
  saving: 'सेव हो रहा है…',
  saved: 'सूचनाएँ सेव हो गईं',
  failed: 'सूचनाएँ सेव नहीं हो सकीं',
  reset: 'रीसेट करें',
  newer: 'इस बीच ये चुनाव किसी और विंडो में बदले गए।',
  timeBad: '21:30 जैसा समय दें',
  timeBoth: 'दोनों समय दें, या कोई नहीं',
  timeSame: 'शांत समय जिस समय शुरू हो उसी समय ख़त्म नहीं हो सकता',
  toChoose: 'प्रकार, ईमेल और शांत समय',
}
