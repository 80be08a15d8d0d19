import type { Words } from '../words.ts'

export const footer: Words['footer'] = {
  quickLinks: 'ಮುಖ್ಯ ಲಿಂಕ್‌ಗಳು',
  allCollections: 'ಎಲ್ಲ ಸಂಗ್ರಹಗಳು',
  newArrivals: 'ಹೊಸದಾಗಿ ಬಂದವು',
  featured: 'ಆಯ್ದ ಸೀರೆಗಳು',
  trending: 'ಟ್ರೆಂಡಿಂಗ್',
  about: 'ನಮ್ಮ ಬಗ್ಗೆ',
  wishlist: 'ವಿಶ್‌ಲಿಸ್ಟ್',
  customerService: 'ಗ್ರಾಹಕ ಸೇವೆ',
  contact: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
  trackOrder: 'ಆರ್ಡರ್ ಟ್ರ್ಯಾಕಿಂಗ್',
  complaint: 'ದೂರು ನೀಡಿ',
  shippingReturns: 'ಡೆಲಿವರಿ ಮತ್ತು ರಿಟರ್ನ್',
  faqs: 'ಸಾಮಾನ್ಯ ಪ್ರಶ್ನೆಗಳು',
  privacy: 'ಗೌಪ್ಯತಾ ನೀತಿ',
  terms: 'ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳು',
  contactUs: 'ಸಂಪರ್ಕ',
  whatsapp: 'WhatsApp',
  languages: 'ಭಾಷೆಗಳು',
  payments: 'ನಾವು ಸ್ವೀಕರಿಸುವವು',
  rights: (year, shop) => `© ${year} ${shop}. ಎಲ್ಲ ಹಕ್ಕುಗಳನ್ನು ಕಾಯ್ದಿರಿಸಲಾಗಿದೆ.`,
}
