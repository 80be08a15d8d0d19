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
  marks: {
    title: 'சேலைகள் குறையும்போது',
    text: 'முதல் எண்ணிலிருந்து குறையும்போது, எத்தனை மீதம் என்று வாடிக்கையாளருக்குத் தெரியும். இரண்டாம் எண்ணிலிருந்து குறையும்போது, பட்டியலில் குறியும் “இன்று” பக்கத்தில் வரியும் வரும். ஒரு பொருளுக்குத் தனி எண்ணும் இருக்கலாம்.',
    fewLeft: 'வாடிக்கையாளருக்கு எத்தனை மீதத்திலிருந்து சொல்ல வேண்டும்',
    lowStock: 'உங்களுக்கு எத்தனை மீதத்திலிருந்து சொல்ல வேண்டும்',
    numberMissing: 'ஓர் எண்ணை உள்ளிடுங்கள்',
    numberBad: 'ஒரு முழு எண்ணை உள்ளிடுங்கள்',
    newer: 'இந்த எண்கள் வேறிடத்தில் மாற்றப்பட்டன.',
    reset: 'மீட்டமைக்க',
    save: 'எண்களைச் சேமிக்க',
    saving: 'சேமிக்கிறது…',
    saved: 'எண்கள் சேமிக்கப்பட்டன',
    failed: 'எண்களைச் சேமிக்க முடியவில்லை',
  },
}
