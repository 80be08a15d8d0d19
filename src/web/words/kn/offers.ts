import { formatRupees } from '#domain/money.ts'
import type { OfferWords } from '#domain/refusals/list.ts'

export const offers: OfferWords = {
  'unknown-promo-code': 'ಸರಿಯಾದ ಪ್ರೋಮೋ ಕೋಡ್ ಕೊಡಿ',
  'promo-code-below-minimum': ({ minimumPaise }) =>
    `ಈ ಪ್ರೋಮೋ ಕೋಡ್‌ಗೆ ${formatRupees(minimumPaise)} ಅಥವಾ ಅದಕ್ಕಿಂತ ಹೆಚ್ಚಿನ ಬೆಲೆಯ ಸೀರೆಗಳು ಬೇಕು`,
  'promo-code-too-few-pieces': ({ pieces }) => `ಈ ಪ್ರೋಮೋ ಕೋಡ್‌ಗೆ ${pieces} ಅಥವಾ ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ಸೀರೆಗಳು ಬೇಕು`,
  'promo-code-below-offer': ({ code }) => `ನಿಮ್ಮ ಕಾರ್ಟ್‌ಗೆ ಇದಕ್ಕಿಂತ ಉತ್ತಮ ಆಫರ್ ಈಗಾಗಲೇ ಇದೆ: ${code}`,
  'promo-code-for-others': 'ಈ ಪ್ರೋಮೋ ಕೋಡ್ ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿರುವ ಸೀರೆಗಳಿಗೆ ಅನ್ವಯಿಸುವುದಿಲ್ಲ',
  'promo-code-ended': 'ಈ ಪ್ರೋಮೋ ಕೋಡ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ',
  'promo-code-used-up': 'ಈ ಪ್ರೋಮೋ ಕೋಡ್ ಪೂರ್ತಿಯಾಗಿ ಬಳಕೆಯಾಗಿದೆ',
  'nothing-to-pay': 'ಪಾವತಿಸಬೇಕಾದದ್ದು ಏನೂ ಇಲ್ಲ',
  'way-not-for-this-order': 'ಈ ಆರ್ಡರ್‌ಗೆ ಈ ವಿಧಾನದಲ್ಲಿ ಪಾವತಿಸಲು ಆಗುವುದಿಲ್ಲ',
  'way-not-abroad': 'ವಿದೇಶದ ಆರ್ಡರ್‌ಗಳಿಗೆ ಈ ವಿಧಾನದಲ್ಲಿ ಪಾವತಿಸಲು ಆಗುವುದಿಲ್ಲ',
  'upi-takes-less': ({ mostPaise }) => `UPI ಮೂಲಕ ಒಂದು ಬಾರಿಗೆ ಹೆಚ್ಚೆಂದರೆ ${formatRupees(mostPaise)}`,
  'cod-needs-pin': 'ಕ್ಯಾಶ್ ಆನ್ ಡೆಲಿವರಿಗೆ 6 ಅಂಕಿಗಳ PIN ಕೋಡ್ ಬೇಕು',
  'cod-not-there': 'ಈ PIN ಕೋಡ್‌ಗೆ ಕ್ಯಾಶ್ ಆನ್ ಡೆಲಿವರಿ ಇಲ್ಲ',
  'cod-up-to': ({ mostPaise }) => `ಕ್ಯಾಶ್ ಆನ್ ಡೆಲಿವರಿ ${formatRupees(mostPaise)}ವರೆಗೆ ಮಾತ್ರ`,
  'cod-below': ({ limitPaise }) => `ಕ್ಯಾಶ್ ಆನ್ ಡೆಲಿವರಿ ${formatRupees(limitPaise)}ಗಿಂತ ಕಡಿಮೆಯ ಆರ್ಡರ್‌ಗಳಿಗೆ ಮಾತ್ರ`,
  'cod-rule-says': ({ words }) => words,
  'cod-not-for-order': 'ಈ ಆರ್ಡರ್‌ಗೆ ಕ್ಯಾಶ್ ಆನ್ ಡೆಲಿವರಿ ಇಲ್ಲ',
  'cod-not-for-piece': 'ಈ ಸೀರೆಗಳಲ್ಲಿ ಒಂದಕ್ಕೆ ಕ್ಯಾಶ್ ಆನ್ ಡೆಲಿವರಿ ಇಲ್ಲ',
}
