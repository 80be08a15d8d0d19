import type { adminLabels as english } from '../../../en/admin/work/labels.ts'
import type { InLanguage } from '../../../in-language.ts'

/** What staff call orders among themselves, and who sees to each. */
export const adminLabels: InLanguage<typeof english> = {
  open: 'टैग और ज़िम्मेदार',
  title: (count) => (count === 1 ? 'टैग और ज़िम्मेदार' : `${count} ऑर्डर के टैग और ज़िम्मेदार`),
  add: 'टैग जोड़ें',
  addHint: 'बीच में कॉमा लगाएँ: तोहफ़ा, ज़रूरी। जो टैग चल रहे हैं, वे सुझाए जाएँगे।',
  tooLong: (letters) => `एक टैग में ज़्यादा से ज़्यादा ${letters} अक्षर लिखें और टैगों के बीच कॉमा लगाएँ`,
  tooMany: (tags) => `एक ऑर्डर पर ज़्यादा से ज़्यादा ${tags} टैग`,
  remove: 'हटाएँ',
  nothing: 'कोई टैग नहीं',
  person: 'कौन देखेगा',
  stays: 'जैसा है वैसा ही',
  nobody: 'कोई नहीं',
  save: 'सेव करें',
  saving: 'सेव हो रहा है…',
  saved: 'टैग और ज़िम्मेदार सेव हो गए',
  failed: 'ये सेव नहीं हो पाए',
  everyTag: 'सभी टैग',
  tag: 'टैग',
  everyPerson: 'सब लोग',
  mine: 'मेरे',
  tagsOf: (number) => `${number} के टैग`,
  seesTo: (who) => `${who} देख रहे हैं`,
}
