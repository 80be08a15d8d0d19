import type { Words } from '../words.ts'

export const footer: Words['footer'] = {
  quickLinks: 'ముఖ్యమైన లింక్‌లు',
  allCollections: 'అన్ని కలెక్షన్లు',
  newArrivals: 'కొత్తగా వచ్చినవి',
  featured: 'ఎంపిక చేసిన చీరలు',
  trending: 'ట్రెండింగ్',
  about: 'మా గురించి',
  wishlist: 'విష్‌లిస్ట్',
  customerService: 'కస్టమర్ సేవలు',
  contact: 'మమ్మల్ని సంప్రదించండి',
  trackOrder: 'ఆర్డర్ ట్రాకింగ్',
  complaint: 'ఫిర్యాదు',
  shippingReturns: 'డెలివరీ, రిటర్న్‌లు',
  faqs: 'తరచూ అడిగే ప్రశ్నలు',
  privacy: 'గోప్యతా విధానం',
  terms: 'నియమ నిబంధనలు',
  contactUs: 'సంప్రదించండి',
  whatsapp: 'WhatsApp',
  languages: 'భాషలు',
  payments: 'మేము స్వీకరించేవి',
  rights: (year, shop) => `© ${year} ${shop}. సర్వహక్కులు మావే.`,
}
