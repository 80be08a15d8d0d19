import { timeInIndia } from '#domain/india-time.ts'
import { formatRupees } from '#domain/money.ts'
import type { IntegritySentences, NamedOrders } from '#domain/said/of-integrity.ts'
import type { SentencesIn } from '#domain/said/sentence.ts'
import { language, locale } from '../locale.ts'

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
const moment = (at: number) => `${day.format(at)}, ${timeInIndia(at, language)}`

function namesOf({ orders, count }: NamedOrders): string {
  const named = orders.map(
    ({ number, at, totalPaise }) => `${number} (${moment(at)}, ${formatRupees(totalPaise)})`,
  )
  const more = count - named.length
  return named.join(', ') + (more > 0 ? ` और ${more} दूसरे` : '')
}

/** What whoever looks after the shop has to know of its data. */
export const dataWarnings: SentencesIn<IntegritySentences> = {
  'database-damaged': ({ damage, soundAt }) =>
    `डेटाबेस ख़राब हो गया है: ${damage.join('; ')}। ${soundAt === null ? '' : `आख़िरी बार यह ${moment(soundAt)} को ठीक था। `}दुकान बंद करें, डेटा फ़ोल्डर की एक प्रति रख लें, और आख़िरी बैकअप रीस्टोर करें (pallu restore)।`,
  'orders-lost': (of) =>
    `${of.count} ऑर्डर, जिनकी पुष्टि ग्राहकों को दी जा चुकी है, ${moment(of.since)} से डेटाबेस में नहीं हैं: ${namesOf(of)}। डेटा फ़ोल्डर की एक प्रति रख लें, उस समय के ईमेल और पेमेंट में ये ऑर्डर ढूँढें, और इन्हें ख़ुद दर्ज करें। हो सकता है कि इनके नंबर बाद के ऑर्डरों को मिल गए हों।`,
  'orders-newer': (of) =>
    `दुकान ${moment(of.takenAt)} के बैकअप से रीस्टोर हुई, और ${of.count} ऑर्डर, जिनकी पुष्टि ग्राहकों को दी जा चुकी है, उसके बाद के हैं: ${namesOf(of)}। तब से आए ईमेल और पेमेंट में ये ऑर्डर ढूँढें, और इन्हें ख़ुद दर्ज करें।`,
  'journal-broken': ({ lines }) =>
    `ऑर्डर की बही बदली या काटी गई है: ${lines} ${lines === 1 ? 'पंक्ति अपने से पहली पंक्ति से नहीं जुड़ती' : 'पंक्तियाँ अपने से पहली पंक्ति से नहीं जुड़तीं'}। अब पक्का नहीं कहा जा सकता कि सारे ऑर्डर मौजूद हैं।`,
  'journal-cut':
    'ऑर्डर की बही (डेटा फ़ोल्डर में orders.journal) मिटाई या छोटी कर दी गई है। अब पक्का नहीं कहा जा सकता कि सारे ऑर्डर मौजूद हैं: उसे फ़ोल्डर की किसी प्रति से वापस रखें, या आख़िरी ऑर्डरों को उस समय के ईमेल और पेमेंट से मिलाएँ।',
  'journal-not-written':
    'ऑर्डर की बही लिखी नहीं जा रही: क्या डिस्क भर गई है, या डेटा फ़ोल्डर में लिखने की अनुमति नहीं है?',
  'never-backed-up':
    'इस दुकान का कभी बैकअप नहीं लिया गया। हर घंटे बैकअप का इंतज़ाम करें: तरीक़ा docs/backup.md में है।',
  'backup-old': ({ days }) =>
    `आख़िरी बैकअप ${days === 1 ? 'एक दिन से ज़्यादा' : `${days} दिन`} पुराना है। देखें कि हर घंटे का बैकअप क्यों रुका: तरीक़ा docs/backup.md में है।`,
}
