import { formatRupees } from '#domain/money.ts'
import type { OfferWords } from '#domain/refusals/list.ts'

export const offers: OfferWords = {
  'unknown-promo-code': 'சரியான கூப்பன் குறியீடு ஒன்றை உள்ளிடுங்கள்',
  'promo-code-below-minimum': ({ minimumPaise }) =>
    `இந்தக் கூப்பனுக்கு ${formatRupees(minimumPaise)} அல்லது அதற்கு மேல் வாங்க வேண்டும்`,
  'promo-code-too-few-pieces': ({ pieces }) =>
    `இந்தக் கூப்பனுக்கு ${pieces} அல்லது அதற்கு மேற்பட்ட சேலைகள் வேண்டும்`,
  'promo-code-below-offer': ({ code }) =>
    `உங்கள் கார்ட்டுக்கு இதைவிடச் சிறந்த சலுகை ஏற்கெனவே உள்ளது: ${code}`,
  'promo-code-for-others': 'உங்கள் கார்ட்டில் உள்ள சேலைகளுக்கு இந்தக் கூப்பன் பொருந்தாது',
  'promo-code-ended': 'இந்தக் கூப்பனின் காலம் முடிந்துவிட்டது',
  'promo-code-used-up': 'இந்தக் கூப்பன் முழுவதும் பயன்படுத்தப்பட்டுவிட்டது',
  'nothing-to-pay': 'செலுத்த வேண்டியது எதுவும் இல்லை',
  'way-not-for-this-order': 'இந்த ஆர்டருக்கு இந்த முறையில் பணம் செலுத்த முடியாது',
  'way-not-abroad': 'வெளிநாட்டு ஆர்டர்களுக்கு இந்த முறையில் பணம் செலுத்த முடியாது',
  'upi-takes-less': ({ mostPaise }) => `UPI மூலம் ஒரு முறைக்கு அதிகபட்சம் ${formatRupees(mostPaise)}`,
  'cod-needs-pin': 'கேஷ் ஆன் டெலிவரிக்கு 6 இலக்க PIN கோடு தேவை',
  'cod-not-there': 'இந்த PIN கோடுக்குக் கேஷ் ஆன் டெலிவரி இல்லை',
  'cod-up-to': ({ mostPaise }) => `கேஷ் ஆன் டெலிவரி ${formatRupees(mostPaise)} வரை மட்டுமே`,
  'cod-below': ({ limitPaise }) =>
    `கேஷ் ஆன் டெலிவரி ${formatRupees(limitPaise)}-க்குக் குறைவான ஆர்டர்களுக்கு மட்டுமே`,
  'cod-rule-says': ({ words }) => words,
  'cod-not-for-order': 'இந்த ஆர்டருக்குக் கேஷ் ஆன் டெலிவரி இல்லை',
  'cod-not-for-piece': 'இந்தச் சேலைகளில் ஒன்றுக்குக் கேஷ் ஆன் டெலிவரி இல்லை',
}
