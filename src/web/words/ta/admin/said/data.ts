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
  return named.join(', ') + (more > 0 ? `, மேலும் ${more}` : '')
}

/** What whoever looks after the shop has to know of its data. */
export const dataWarnings: SentencesIn<IntegritySentences> = {
  'database-damaged': ({ damage, soundAt }) =>
    `தரவுத்தளம் சேதமடைந்துள்ளது: ${damage.join('; ')}. ${soundAt === null ? '' : `கடைசியாக ${moment(soundAt)} அன்று நல்ல நிலையில் இருந்தது. `}கடையை நிறுத்தி, தரவுக் கோப்புறையின் நகல் ஒன்றை வைத்துக்கொண்டு, கடைசிக் காப்பை மீட்டெடுங்கள் (pallu restore).`,
  'orders-lost': (of) =>
    `வாடிக்கையாளர்களுக்கு உறுதி சொன்ன ${of.count} ${of.count === 1 ? 'ஆர்டர்' : 'ஆர்டர்கள்'} ${moment(of.since)} முதல் தரவுத்தளத்தில் இல்லை: ${namesOf(of)}. தரவுக் கோப்புறையின் நகலை வைத்துக்கொண்டு, அந்த நேரத்தின் மின்னஞ்சல்களிலும் பேமெண்ட்களிலும் இவற்றைத் தேடி, நீங்களே உள்ளிடுங்கள். இவற்றின் எண்கள் பிந்தைய ஆர்டர்களுக்குத் தரப்பட்டிருக்கலாம்.`,
  'orders-newer': (of) =>
    `கடை ${moment(of.takenAt)} நேரக் காப்பிலிருந்து மீட்கப்பட்டது; வாடிக்கையாளர்களுக்கு உறுதி சொன்ன ${of.count} ${of.count === 1 ? 'ஆர்டர்' : 'ஆர்டர்கள்'} அதற்குப் பிந்தையவை: ${namesOf(of)}. அதன்பின் வந்த மின்னஞ்சல்களிலும் பேமெண்ட்களிலும் இவற்றைத் தேடி, நீங்களே உள்ளிடுங்கள்.`,
  'journal-broken': ({ lines }) =>
    `ஆர்டர் பதிவேடு மாற்றப்பட்டது அல்லது வெட்டப்பட்டது: ${lines} ${lines === 1 ? 'வரி அதன் முந்தைய வரியைத் தொடரவில்லை' : 'வரிகள் அவற்றின் முந்தைய வரியைத் தொடரவில்லை'}. எல்லா ஆர்டர்களும் உள்ளன என்று இனி உறுதியாகச் சொல்ல முடியாது.`,
  'journal-cut':
    'ஆர்டர் பதிவேடு (தரவுக் கோப்புறையில் orders.journal) நீக்கப்பட்டது அல்லது சுருக்கப்பட்டது. எல்லா ஆர்டர்களும் உள்ளன என்று இனி உறுதியாகச் சொல்ல முடியாது: கோப்புறையின் நகலிலிருந்து அதைத் திரும்ப வையுங்கள், அல்லது கடைசி ஆர்டர்களை அந்த நேரத்தின் மின்னஞ்சல்கள், பேமெண்ட்களுடன் ஒப்பிடுங்கள்.',
  'journal-not-written':
    'ஆர்டர் பதிவேட்டை எழுத முடியவில்லை: வட்டு நிரம்பிவிட்டதா, அல்லது தரவுக் கோப்புறையில் எழுத அனுமதி இல்லையா?',
  'never-backed-up':
    'இந்தக் கடை ஒருமுறையும் காப்பெடுக்கப்படவில்லை. மணிக்கு ஒருமுறை காப்பெடுக்க ஏற்பாடு செய்யுங்கள்: வழி docs/backup.md கோப்பில் உள்ளது.',
  'backup-old': ({ days }) =>
    `கடைசிக் காப்பு ${days === 1 ? 'ஒரு நாளுக்கு மேல்' : `${days} நாள்கள்`} பழையது. மணிக்கு ஒருமுறை எடுக்கும் காப்பு ஏன் நின்றது என்று பாருங்கள்: வழி docs/backup.md கோப்பில் உள்ளது.`,
}
