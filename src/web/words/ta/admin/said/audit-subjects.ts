import type { AuditSubjects } from '#domain/said/audit-subjects.ts'
import type { SentencesIn } from '#domain/said/sentence.ts'

/** What the audit log says in words of the shop's own. */
export const subjectsOfLog: SentencesIn<AuditSubjects> = {
  'sent-again': 'மீண்டும் அனுப்பப்பட்டது',
  'orders-looked-after': 'விடுபட்ட ஆர்டர்கள் கவனிக்கப்பட்டன',
  'everybody-signed-out': 'எல்லோரும் எல்லாச் சாதனங்களிலும் வெளியேற்றப்பட்டனர்',
  'account-signed-out': ({ id }) => `எல்லாச் சாதனங்களிலும் வெளியேற்றப்பட்டது (கணக்கு ${id})`,
  'note-added': ({ id }) => `குறிப்பு சேர்க்கப்பட்டது (வாடிக்கையாளர் ${id})`,
  'note-deleted': ({ id }) => `குறிப்பு ${id} நீக்கப்பட்டது`,
  'from-day': ({ id }) => `${id} முதல்`,
  'emails-sent': ({ id }) => `${id} மின்னஞ்சல்கள்`,
  holds: 'ஒதுக்கியவை',
  payments: 'பேமெண்ட்கள்',
  statement: 'வங்கி அறிக்கை',
  remittance: 'கூரியரின் COD பட்டியல்',
  'cash-on-delivery': 'கேஷ் ஆன் டெலிவரி',
  sweep: 'காலம் கடந்த தரவு நீக்கம்',
  opening: 'கடை திறப்பு',
  display: 'கடையின் தோற்றம்',
  'stock-marks': 'எத்தனை மீதத்தில் சொல்வது',
  profile: 'கடையின் விவரங்கள்',
  delivery: 'டெலிவரியும் ரிட்டர்னும்',
  carrier: ({ id }) => (id === 'own' ? 'எங்கள் கூரியர்' : `கூரியர் ${id}`),
  'carrier-choices': 'எந்தப் பார்சல் எந்தக் கூரியரில்',
  announcements: 'அறிவிப்புகள்',
  menus: 'மெனுக்கள்',
  'newsletter-speed': 'செய்திமடல் அனுப்பும் வேகம்',
  'gift-card-sale': 'கிஃப்ட் கார்டு விற்பனை',
  'tried-order': 'ஓர் ஆர்டர் சோதிக்கப்பட்டது',
  'pages-dropped': 'பக்க நினைவகம் காலி செய்யப்பட்டது',
  'pages-renewed': 'எல்லாப் பக்கங்களும் புதிதாக உருவாக்கப்பட்டன',
}
