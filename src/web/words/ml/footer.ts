import type { Words } from '../words.ts'

export const footer: Words['footer'] = {
  quickLinks: 'എളുപ്പവഴികൾ',
  allCollections: 'എല്ലാ കളക്ഷനും',
  newArrivals: 'പുതിയ വരവുകൾ',
  featured: 'തിരഞ്ഞെടുത്ത സാരികൾ',
  trending: 'ട്രെൻഡിങ്',
  about: 'ഞങ്ങളെക്കുറിച്ച്',
  wishlist: 'വിഷ്‌ലിസ്റ്റ്',
  customerService: 'ഉപഭോക്തൃ സേവനം',
  contact: 'ബന്ധപ്പെടുക',
  trackOrder: 'ഓർഡർ ട്രാക്കിങ്',
  complaint: 'പരാതി',
  shippingReturns: 'ഡെലിവറിയും റിട്ടേണും',
  faqs: 'പതിവു ചോദ്യങ്ങൾ',
  privacy: 'സ്വകാര്യതാ നയം',
  terms: 'നിബന്ധനകളും വ്യവസ്ഥകളും',
  contactUs: 'ബന്ധപ്പെടാൻ',
  whatsapp: 'WhatsApp',
  languages: 'ഭാഷകൾ',
  payments: 'ഞങ്ങൾ സ്വീകരിക്കുന്നവ',
  rights: (year, shop) => `© ${year} ${shop}. എല്ലാ അവകാശങ്ങളും നിക്ഷിപ്തം.`,
}
