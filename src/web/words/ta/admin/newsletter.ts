import type { adminNewsletter as english } from '../../en/admin/newsletter.ts'
import type { InLanguage } from '../../in-language.ts'

/** Who reads the newsletter. */
export const adminNewsletter: InLanguage<typeof english> = {
  search: 'வாசகர்களைத் தேட',
  searchHint: 'மின்னஞ்சலின் ஒரு பகுதி',
  state: 'நிலை',
  every: 'எல்லோரும்',
  states: { pending: 'இன்னும் உறுதிசெய்யவில்லை', confirmed: 'உறுதிசெய்தவர்', unsubscribed: 'விலகியவர்' },
  columns: {
    email: 'மின்னஞ்சல்',
    state: 'நிலை',
    asked: 'கேட்ட நாள்',
    since: 'தொடக்கம்',
    actions: 'செயல்கள்',
  },
  counted: (state, count) => `${state} (${count.toLocaleString('en-IN')})`,
  count: (total) => `${total.toLocaleString('en-IN')} முகவரி`,
  empty: 'இன்னும் யாரும் செய்திமடல் கேட்கவில்லை.',
  nothingMatches: 'இந்த வடிகட்டலுக்கு எந்த முகவரியும் பொருந்தவில்லை.',
  download: 'உறுதிசெய்தவற்றைப் பதிவிறக்க (CSV)',
  remove: (email) => `${email}: நீக்க`,
  removeTitle: (email) => `${email}: நீக்கலாமா?`,
  removeText: 'கடை இந்த முகவரியை முழுவதும் மறக்கும், விலகியதையும் கூட. மீண்டும் பதிவு செய்யலாம்.',
  removeConfirm: 'நீக்க',
  removed: 'முகவரி நீக்கப்பட்டது',
  removeFailed: 'முகவரியை நீக்க முடியவில்லை',
}
