import type { DocumentWords } from './en.ts'

export const ta: DocumentWords = {
  titles: {
    'tax-invoice': 'வரி விலைப்பட்டியல்',
    'bill-of-supply': 'வழங்கல் பில்',
    bill: 'பில்',
    'credit-note': 'கிரெடிட் நோட்',
    'receipt-voucher': 'பணம் பெற்றதற்கான ரசீது',
    'refund-voucher': 'பணம் திருப்பித் தந்ததற்கான ரசீது',
  },
  ...{ date: 'தேதி', order: 'ஆர்டர்', ofDocument: 'சார்ந்த ஆவணம்', place: 'வழங்கும் இடம்' },
  ...{ reverseCharge: 'ரிவர்ஸ் சார்ஜ்', no: 'இல்லை', state: 'மாநிலம்' },
  ...{ soldTo: 'வாங்கியவர்', receivedFrom: 'பணம் தந்தவர்', givenBackTo: 'பணம் பெற்றவர்' },
  sentTo: 'டெலிவரி பெறுபவர்',
  ...{ description: 'விவரம்', pieces: 'எண்ணிக்கை', price: 'விலை' },
  ...{ discount: 'தள்ளுபடி', amount: 'தொகை' },
  ...{ delivery: 'டெலிவரிக் கட்டணம்', fee: 'பணம் செலுத்தும் முறைக்கான கட்டணம்' },
  ...{ taxable: 'வரிக்குரிய மதிப்பு', total: 'மொத்தம்' },
  storeCredit: 'ஸ்டோர் கிரெடிட்டில் செலுத்தியது',
  reduced: 'விலை குறைக்கப்பட்டது',
  coupon: 'கூப்பன்',
  prepaid: 'தள்ளுபடியில் முன்கூட்டியே செலுத்தியதற்கு',
  allTaxes: 'எல்லா விலைகளிலும் வரிகள் அனைத்தும் அடங்கும்.',
  cancelled: 'ரத்து செய்யப்பட்டது',
  signatory: 'அங்கீகரிக்கப்பட்ட கையொப்பமிடுபவர்',
  slip: 'பார்சலில் உள்ளவை',
  ...{ to: 'பெறுநர்', mobile: 'மொபைல்', note: 'வாங்கியவரின் குறிப்பு', gift: 'உங்களுக்கு ஒரு செய்தி' },
}
