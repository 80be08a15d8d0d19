import type { adminCosts as english } from '../../../en/admin/work/costs.ts'
import type { InLanguage } from '../../../in-language.ts'

const pieces = (count: number) => `${count.toLocaleString('en-IN')} சேலை`

/** What pieces cost the shop, and what stays of their prices. */
export const adminCosts: InLanguage<typeof english> = {
  title: (name) => `${name}: செலவுகள்`,
  purchase: 'ஒரு சேலையின் கொள்முதல் விலை (₹)',
  purchaseHint: 'நெசவாளருக்கோ சப்ளையருக்கோ தருவது; திரும்பக் கிடைக்கும் வரி இல்லாமல்.',
  other: 'ஒரு சேலையின் பிற செலவுகள் (₹)',
  otherHint: 'போக்குவரத்து, ஃபால் மற்றும் பிக்கோ, பேக்கிங். காலியாக விட்டால் எதுவும் இல்லை.',
  correction: 'கடைசிப் பதிவு தவறானது',
  correctionHint:
    'அந்தப் பதிவுக்குப் பின் விற்றவற்றுக்கும் இதுவே பொருந்தும். இல்லையெனில் புதிய சரக்கைப் போல, இப்போதிலிருந்து மட்டும்.',
  onlyYou:
    'செலவுகளைப் பார்க்க அனுமதி உள்ளவர் மட்டுமே இதைப் பார்ப்பார்: உரிமையாளர்; அவரது டோக்கனுக்கும் அதே அனுமதி தரப்பட்டிருந்தால் அதுவும்.',
  save: 'செலவுகளைச் சேமிக்க',
  saving: 'சேமிக்கிறது…',
  saved: 'செலவுகள் சேமிக்கப்பட்டன',
  failed: 'செலவுகளைச் சேமிக்க முடியவில்லை',
  set: 'செலவுகளை உள்ளிடு',
  setOf: (name) => `${name}: செலவுகளை உள்ளிடு`,
  marginOf: (name, share) => `${name}: லாப வரம்பு ${share}. செலவுகளைப் பார்க்க.`,
  margin: (share) => `லாப வரம்பு ${share}`,
  stays: (margin, taken, share) => `வரி இல்லாமல் ${taken}-இல் ${margin} மிஞ்சுகிறது (${share}).`,
  loses: (loss, taken) => `${loss} நஷ்டத்தில் விற்கிறது: வரி இல்லாமல் ${taken}.`,
  notKnown: 'இதன் செலவுகள் இன்னும் தெரியவில்லை.',
  panel: 'செலவுகளும் லாப வரம்பும்',
  change: 'செலவுகளை மாற்ற',
  history: 'உள்ளிட்டவை',
  noHistory: 'இதுவரை எதுவும் உள்ளிடப்படவில்லை.',
  columns: {
    at: 'உள்ளிட்ட நேரம்',
    by: 'உள்ளிட்டவர்',
    purchase: 'கொள்முதல்',
    other: 'பிற',
    since: 'எப்போதிலிருந்து',
  },
  always: 'தொடக்கத்திலிருந்து',
  unknownCost: 'தெரியவில்லை',
  report: {
    taken: 'வரி இல்லாத வரவு',
    cost: 'செலவுகள்',
    margin: 'லாப வரம்பு',
    share: 'லாப வரம்பு %',
    pieces: 'சேலைகள்',
    day: 'நாள்',
    month: 'மாதம்',
    weave: 'நெசவு',
    category: 'வகை',
    saree: 'சேலை',
    byDay: 'நாள்வாரி லாப வரம்பு',
    byMonth: 'மாதவாரி லாப வரம்பு',
    byWeave: 'நெசவுவாரி லாப வரம்பு',
    byCategory: 'வகைவாரி லாப வரம்பு',
    bySaree: 'சேலைவாரி லாப வரம்பு',
    bySareeNote: 'அதிக லாபம் தந்த ஐம்பது. ஃபைலில் அனைத்தும் உள்ளன.',
    note: 'தள்ளுபடிகளுக்குப் பின்; வரி, டெலிவரி, கட்டணங்கள் இல்லாமல்; ஒவ்வொரு சேலைக்கும் விற்ற நாளின் செலவு. திரும்பி வந்தவை கணக்கில் இல்லை.',
    unknown: (count, taken) =>
      `${taken} மதிப்புள்ள ${pieces(count)} விடப்பட்டுள்ளன; அவற்றின் செலவுகள் தெரியவில்லை.`,
    noneKnown:
      'இந்தக் காலத்தில் விற்றவை எதன் செலவும் தெரியவில்லை. “பொருட்கள்” பக்கத்தில், அல்லது பொருட்களின் ஃபைலில் purchasePrice, otherCosts நெடுவரிசைகளில் உள்ளிடவும்.',
    bar: (name, margin, count) => `${name}: ${pieces(count)}, ${margin}`,
  },
}
