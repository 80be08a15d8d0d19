import type { adminList as english } from '../../en/admin/list.ts'
import type { InLanguage } from '../../in-language.ts'

/** What every list of the admin area may have to say. */
export const adminList: InLanguage<typeof english> = {
  clearFilters: 'வடிகட்டலை நீக்க',
  beyond: 'இந்தப் பக்கத்தில் இப்போது எதுவும் இல்லை.',
  firstPage: 'முதல் பக்கத்துக்கு',
  searched: (orders) =>
    `புதிய ${orders.toLocaleString('en-IN')} ஆர்டர்களில் மட்டும் தேடப்பட்டது. பழையவற்றைக் கண்டறிய, தொடர்ச்சியாக மேலும் எழுத்துகள் அல்லது இலக்கங்களைக் கொடுங்கள்.`,
}
