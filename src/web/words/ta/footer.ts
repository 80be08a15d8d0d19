import type { Words } from '../words.ts'

export const footer: Words['footer'] = {
  quickLinks: 'விரைவாகச் செல்ல',
  allCollections: 'எல்லாத் தொகுப்புகளும்',
  newArrivals: 'புது வரவுகள்',
  featured: 'சிறப்புத் தேர்வுகள்',
  trending: 'டிரெண்டிங்',
  about: 'எங்களைப் பற்றி',
  wishlist: 'விருப்பப் பட்டியல்',
  customerService: 'வாடிக்கையாளர் சேவை',
  contact: 'எங்களைத் தொடர்புகொள்ள',
  trackOrder: 'ஆர்டர் நிலை',
  complaint: 'புகார் செய்ய',
  shippingReturns: 'டெலிவரி & ரிட்டர்ன்',
  faqs: 'கேள்வி – பதில்',
  privacy: 'தனியுரிமைக் கொள்கை',
  terms: 'விதிமுறைகள் & நிபந்தனைகள்',
  contactUs: 'தொடர்புக்கு',
  whatsapp: 'WhatsApp',
  languages: 'மொழிகள்',
  payments: 'நாங்கள் ஏற்பவை',
  rights: (year, shop) => `© ${year} ${shop}. அனைத்து உரிமைகளும் பாதுகாக்கப்பட்டவை.`,
}
