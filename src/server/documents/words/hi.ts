import type { DocumentWords } from './en.ts'

export const hi: DocumentWords = {
  titles: {
    'tax-invoice': 'कर बीजक',
    'bill-of-supply': 'आपूर्ति बिल',
    bill: 'बिल',
    'credit-note': 'क्रेडिट नोट',
    'receipt-voucher': 'प्राप्ति रसीद',
    'refund-voucher': 'धन-वापसी रसीद',
  },
  ...{ date: 'तारीख़', order: 'ऑर्डर', ofDocument: 'संबंधित दस्तावेज़', place: 'आपूर्ति का स्थान' },
  ...{ reverseCharge: 'रिवर्स चार्ज', no: 'नहीं', state: 'राज्य' },
  ...{ soldTo: 'ख़रीदार', receivedFrom: 'भुगतान करने वाले', givenBackTo: 'राशि पाने वाले' },
  sentTo: 'डिलीवरी पाने वाले',
  ...{ description: 'विवरण', pieces: 'संख्या', price: 'क़ीमत' },
  ...{ discount: 'छूट', amount: 'राशि' },
  ...{ delivery: 'डिलीवरी शुल्क', fee: 'भुगतान के तरीक़े का शुल्क' },
  ...{ taxable: 'कर योग्य मूल्य', total: 'कुल' },
  storeCredit: 'स्टोर क्रेडिट से भुगतान',
  reduced: 'क़ीमत घटाई गई',
  coupon: 'कूपन',
  prepaid: 'इस छूट में पहले भुगतान करने की',
  allTaxes: 'सभी क़ीमतों में सभी कर शामिल हैं।',
  cancelled: 'रद्द',
  signatory: 'अधिकृत हस्ताक्षरकर्ता',
  slip: 'पार्सल में क्या है',
  ...{ to: 'पाने वाले', mobile: 'मोबाइल', note: 'ख़रीदार का संदेश', gift: 'आपके लिए एक संदेश' },
}
