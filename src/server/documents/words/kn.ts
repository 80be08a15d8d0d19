import type { DocumentWords } from './en.ts'

export const kn: DocumentWords = {
  titles: {
    'tax-invoice': 'ತೆರಿಗೆ ಇನ್‌ವಾಯ್ಸ್',
    'bill-of-supply': 'ಪೂರೈಕೆಯ ಬಿಲ್',
    bill: 'ಬಿಲ್',
    'credit-note': 'ಕ್ರೆಡಿಟ್ ನೋಟ್',
    'receipt-voucher': 'ಹಣ ಪಡೆದ ರಸೀದಿ',
    'refund-voucher': 'ಹಣ ಮರಳಿಸಿದ ರಸೀದಿ',
  },
  ...{ date: 'ದಿನಾಂಕ', order: 'ಆರ್ಡರ್', ofDocument: 'ಇದಕ್ಕೆ ಸಂಬಂಧಿಸಿದ್ದು', place: 'ಪೂರೈಕೆಯ ಸ್ಥಳ' },
  ...{ reverseCharge: 'ರಿವರ್ಸ್ ಚಾರ್ಜ್', no: 'ಇಲ್ಲ', state: 'ರಾಜ್ಯ' },
  ...{ soldTo: 'ಖರೀದಿಸಿದವರು', receivedFrom: 'ಹಣ ನೀಡಿದವರು', givenBackTo: 'ಹಣ ಮರಳಿ ಪಡೆದವರು' },
  sentTo: 'ಡೆಲಿವರಿ ಪಡೆಯುವವರು',
  ...{ description: 'ವಿವರ', pieces: 'ಸಂಖ್ಯೆ', price: 'ಬೆಲೆ' },
  ...{ discount: 'ರಿಯಾಯಿತಿ', amount: 'ಮೊತ್ತ' },
  ...{ delivery: 'ಡೆಲಿವರಿ ಶುಲ್ಕ', fee: 'ಪಾವತಿ ವಿಧಾನದ ಶುಲ್ಕ' },
  ...{ taxable: 'ತೆರಿಗೆಗೆ ಒಳಪಡುವ ಮೌಲ್ಯ', total: 'ಒಟ್ಟು' },
  storeCredit: 'ಸ್ಟೋರ್ ಕ್ರೆಡಿಟ್‌ನಿಂದ ಪಾವತಿಸಿದ್ದು',
  reduced: 'ಬೆಲೆ ಇಳಿಸಿದ್ದೇವೆ',
  coupon: 'ಕೂಪನ್',
  prepaid: 'ರಿಯಾಯಿತಿಯಲ್ಲಿ ಮುಂಚಿತ ಪಾವತಿಗಾಗಿ',
  allTaxes: 'ಎಲ್ಲ ಬೆಲೆಗಳಲ್ಲಿ ಎಲ್ಲ ತೆರಿಗೆಗಳೂ ಸೇರಿವೆ.',
  cancelled: 'ರದ್ದಾಗಿದೆ',
  signatory: 'ಅಧಿಕೃತ ಸಹಿದಾರರು',
  slip: 'ಪಾರ್ಸೆಲ್‌ನಲ್ಲಿ ಇರುವುದು',
  ...{ to: 'ಸ್ವೀಕರಿಸುವವರು', mobile: 'ಮೊಬೈಲ್', note: 'ಖರೀದಿದಾರರ ಟಿಪ್ಪಣಿ', gift: 'ನಿಮಗಾಗಿ ಒಂದು ಸಂದೇಶ' },
}
