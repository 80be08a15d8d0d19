import type { AdminLanguage } from '#domain/language.ts'
import type { AlertKind } from '#domain/work/alerts.ts'

type Words = {
  kinds: Record<AlertKind, string>
  many: (count: number) => string
  at: (title: string, shop: string) => string
  andMore: (names: string, more: number) => string
  /** In place of a name, where there is none. */
  see: string
  open: string
  choose: string
  reason: (shop: string) => string
  /** A text message. */
  text: (shop: string, counts: string, link: string) => string
  counted: (kind: string, count: number) => string
}

/** What emails and text messages to staff say, in the languages that the admin area speaks. */
export const alertWords: Record<AdminLanguage, Words> = {
  en: {
    kinds: {
      order: 'New order',
      transfer: 'Transfer to check',
      confirm: 'Cash on delivery to confirm',
      overpaid: 'Paid too much, or too late',
      booking: 'Booking lapsed',
      return: 'Return to decide on',
      complaint: 'Complaint',
      message: 'Question from a customer',
      stock: 'Running low',
      mail: 'Emails of the shop do not arrive',
    },
    many: (count) => `${count} things to look at`,
    at: (title, shop) => `${title} (${shop})`,
    andMore: (names, more) => `${names} and ${more} more`,
    see: 'please look',
    open: 'Open Today',
    choose: 'Choose what you are told of, and your quiet hours',
    reason: (shop) =>
      `You get this email because you work at ${shop} and chose to be told of this.`,
    text: (shop, counts, link) => `${shop}: ${counts}. Open Today: ${link}`,
    counted: (kind, count) => `${kind} ${count}`,
  },
  ta: {
    kinds: {
      order: 'புதிய ஆர்டர்',
      transfer: 'பணம் வந்ததா எனப் பார்க்க',
      confirm: 'கேஷ் ஆன் டெலிவரி: உறுதிசெய்ய',
      overpaid: 'அதிகமாகவோ தாமதமாகவோ வந்த பணம்',
      booking: 'காலாவதியான முன்பதிவு',
      return: 'முடிவு செய்ய வேண்டிய ரிட்டர்ன்',
      complaint: 'புகார்',
      message: 'வாடிக்கையாளர் கேள்வி',
      stock: 'இருப்பு குறைகிறது',
      mail: 'கடையின் மின்னஞ்சல்கள் போய்ச் சேரவில்லை',
    },
    many: (count) => `பார்க்க வேண்டியவை ${count}`,
    at: (title, shop) => `${title} (${shop})`,
    andMore: (names, more) => `${names}, மேலும் ${more}`,
    see: 'பாருங்கள்',
    open: '‘இன்று’ பக்கத்தைத் திறக்க',
    choose: 'எவற்றைத் தெரிவிக்க வேண்டும், அமைதி நேரம் எது எனத் தேர்ந்தெடுக்க',
    reason: (shop) =>
      `நீங்கள் ${shop} கடையில் பணிபுரிவதாலும், இதைத் தெரிவிக்கச் சொன்னதாலும் இந்த மின்னஞ்சல் வருகிறது.`,
    text: (shop, counts, link) => `${shop}: ${counts}. ‘இன்று’ பக்கம்: ${link}`,
    counted: (kind, count) => `${kind} ${count}`,
  },
  hi: {
    kinds: {
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
    },
    many: (count) => `देखने के लिए ${count} बातें`,
    at: (title, shop) => `${title} (${shop})`,
    andMore: (names, more) => `${names} और ${more} अन्य`,
    see: 'कृपया देखें',
    open: '‘आज’ खोलें',
    choose: 'चुनें कि आपको क्या बताया जाए, और शांत समय',
    reason: (shop) => `आपको यह ईमेल इसलिए मिला है क्योंकि आप ${shop} में काम करते हैं और आपने यह सूचना चुनी है।`,
    text: (shop, counts, link) => `${shop}: ${counts}। ‘आज’ खोलें: ${link}`,
    counted: (kind, count) => `${kind} ${count}`,
  },
}
