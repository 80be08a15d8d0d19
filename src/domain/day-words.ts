import { indiaOffsetMs } from './india-time.ts'
import type { Language } from './language.ts'

type Names = {
  /** From Sunday on. */
  weekdays: string
  months: string
  write: (day: number, month: string, weekday: string) => string
}

const weekdayFirst: Names['write'] = (day, month, weekday) => `${weekday}, ${day} ${month}`
const monthFirst: Names['write'] = (day, month, weekday) => `${month} ${day}, ${weekday}`
const dayFirst: Names['write'] = (day, month, weekday) => `${day} ${month}, ${weekday}`

/** As the Unicode CLDR shortens them for India. */
const namesIn: Record<Language, Names> = {
  en: {
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
    write: weekdayFirst,
  },
  ta: {
    weekdays: 'ஞாயி. திங். செவ். புத. வியா. வெள். சனி',
    months: 'ஜன. பிப். மார். ஏப். மே ஜூன் ஜூலை ஆக. செப். அக். நவ. டிச.',
    write: monthFirst,
  },
  te: {
    weekdays: 'ఆది సోమ మంగళ బుధ గురు శుక్ర శని',
    months: 'జన ఫిబ్ర మార్చి ఏప్రి మే జూన్ జులై ఆగ సెప్టెం అక్టో నవం డిసెం',
    write: dayFirst,
  },
  kn: {
    weekdays: 'ಭಾನು ಸೋಮ ಮಂಗಳ ಬುಧ ಗುರು ಶುಕ್ರ ಶನಿ',
    months: 'ಜನ ಫೆಬ್ರ ಮಾರ್ಚ್ ಏಪ್ರಿ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗ ಸೆಪ್ಟೆಂ ಅಕ್ಟೋ ನವೆಂ ಡಿಸೆಂ',
    write: weekdayFirst,
  },
  ml: {
    weekdays: 'ഞായർ തിങ്കൾ ചൊവ്വ ബുധൻ വ്യാഴം വെള്ളി ശനി',
    months: 'ജനു ഫെബ്രു മാർ ഏപ്രി മേയ് ജൂൺ ജൂലൈ ഓഗ സെപ്റ്റം ഒക്ടോ നവം ഡിസം',
    write: monthFirst,
  },
  hi: {
    weekdays: 'रवि सोम मंगल बुध गुरु शुक्र शनि',
    months: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰',
    write: weekdayFirst,
  },
}

const ofList = (names: string, at: number) => names.split(' ')[at] ?? ''

/**
 * 'Tue, 24 Nov' in India, of a moment in ms. Written here because a browser takes long to open its calendar of a
 * language, while a page that has just come waits to be touched, and may shorten otherwise than the server that drew it.
 */
export function dayWords(atMs: number, language: Language): string {
  const there = new Date(atMs + indiaOffsetMs)
  const { weekdays, months, write } = namesIn[language]
  const month = ofList(months, there.getUTCMonth())
  return write(there.getUTCDate(), month, ofList(weekdays, there.getUTCDay()))
}
