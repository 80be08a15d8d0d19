import type { adminStock as english } from '../../en/admin/stock.ts'
import type { InLanguage } from '../../in-language.ts'

/** Every change of a stock: who, when, why. */
export const adminStock: InLanguage<typeof english> = {
  search: 'ஸ்டாக் பதிவேட்டில் தேட',
  searchHint: 'பொருளின் பெயர் அல்லது குறியீடு',
  reason: 'ஏன்',
  every: 'எல்லாக் காரணங்களும்',
  reasons: {
    order: 'ஆர்டர் வந்தது',
    cancelled: 'ஆர்டர் ரத்தானது',
    returned: 'திரும்பி வந்தது',
    edited: 'பணியாளர் மாற்றினார்',
    imported: 'இறக்குமதி',
    found: 'எண்ணப்பட்டது',
  },
  columns: {
    at: 'எப்போது',
    product: 'பொருள்',
    change: 'மாற்றம்',
    left: 'மீதம்',
    reason: 'ஏன்',
    by: 'யார்',
    order: 'ஆர்டர்',
  },
  only: 'இதன் மாற்றங்கள் மட்டும்',
  nobody: 'கடை',
  count: (total) => `${total.toLocaleString('en-IN')} மாற்றம்`,
  empty: 'இன்னும் ஸ்டாக் எதுவும் மாறவில்லை.',
  nothingMatches: 'இந்த வடிகட்டலுக்கு எந்த மாற்றமும் பொருந்தவில்லை.',
}
