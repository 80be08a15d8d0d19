import type { adminFigures as english } from '../../../en/admin/content/figures.ts'
import type { InLanguage } from '../../../in-language.ts'

/** Figures of the settings that the owner names in her texts. */
export const adminFigures: InLanguage<typeof english> = {
  title: 'எப்போதும் சரியாக இருக்கும் எண்கள்',
  text: 'பெயரை அடைப்புக்குறிக்குள் எழுதுங்கள்; அந்த நேரத்தில் உங்கள் அமைப்புகளில் உள்ளதை, வாசகரின் மொழியிலேயே ஒவ்வொரு பக்கமும் செய்திமடலும் காட்டும்.',
  silent: 'இப்போது எதுவும் இல்லை: இது உள்ள வாக்கியம் காட்டப்படாது',
  nothing: 'எதுவும் இல்லை',
  shownNow: 'இன்றைய எண்களுடன்:',
  unknown: (slot) => `${slot} என்ற பெயர் இல்லை; எழுதியபடியே தெரியும். உள்ள பெயர்கள் பட்டியலில் உள்ளன.`,
  leftOut: (slot) => `${slot} இப்போது எதையும் சொல்லவில்லை: அது உள்ள வாக்கியம் காட்டப்படாது.`,
  fixed: (written, says, slot) =>
    `உரையில் ${written} உள்ளது, அமைப்புகளில் ${says}. எப்போதும் சரியாக இருக்க, அதற்குப் பதில் ${slot} என எழுதுங்கள்.`,
  about: {
    'free delivery': 'இலவச டெலிவரி, ஒரு வரியாக',
    'delivery cost': 'இந்தியாவுக்குள் டெலிவரிக் கட்டணம், வாக்கியங்களாக',
    'delivery cost in brief': 'அதுவே, சில சொற்களில்',
    'free above': 'இந்தத் தொகைக்கு மேல் டெலிவரி இலவசம்',
    'delivery fee': 'இந்தியாவுக்குள் கட்டணம்',
    'days in India': 'இந்தியாவுக்குள் வேலை நாள்கள்',
    'days abroad': 'வெளிநாட்டுக்கு வேலை நாள்கள்',
    'return days': 'சேலையைத் திருப்பி அனுப்ப நாள்கள்',
    'damage hours': 'சேதத்தைத் தெரிவிக்க மணி நேரம்',
    'hold hours': 'WhatsApp கார்ட் ஒதுக்கி வைக்கப்படும் மணி நேரம்',
    'shop hours': 'கடை நேரம்',
  },
}
