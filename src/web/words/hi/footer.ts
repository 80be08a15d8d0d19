import type { Words } from '../words.ts'

export const footer: Words['footer'] = {
  quickLinks: 'ज़रूरी लिंक',
  allCollections: 'सभी कलेक्शन',
  newArrivals: 'नई साड़ियाँ',
  featured: 'खास साड़ियाँ',
  trending: 'ट्रेंडिंग',
  about: 'हमारे बारे में',
  wishlist: 'विशलिस्ट',
  customerService: 'ग्राहक सेवा',
  contact: 'हमसे संपर्क करें',
  trackOrder: 'ऑर्डर ट्रैक करें',
  complaint: 'शिकायत',
  shippingReturns: 'डिलीवरी और वापसी',
  faqs: 'आम सवाल',
  privacy: 'प्राइवेसी पॉलिसी',
  terms: 'नियम व शर्तें',
  contactUs: 'संपर्क',
  whatsapp: 'WhatsApp',
  languages: 'भाषाएँ',
  payments: 'पेमेंट के तरीके',
  rights: (year, shop) => `© ${year} ${shop}. सर्वाधिकार सुरक्षित।`,
}
