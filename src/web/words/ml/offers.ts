import { formatRupees } from '#domain/money.ts'
import type { OfferWords } from '#domain/refusals/list.ts'

export const offers: OfferWords = {
  'unknown-promo-code': 'ശരിയായ കൂപ്പൺ കോഡ് നൽകുക',
  'promo-code-below-minimum': ({ minimumPaise }) =>
    `ഈ കൂപ്പണിന് ${formatRupees(minimumPaise)} അല്ലെങ്കിൽ അതിൽ കൂടുതൽ വിലയുള്ള സാരികൾ വേണം`,
  'promo-code-too-few-pieces': ({ pieces }) => `ഈ കൂപ്പണിന് ${pieces} സാരികളെങ്കിലും വേണം`,
  'promo-code-below-offer': ({ code }) => `ഇതിലും നല്ല ഓഫർ നിങ്ങളുടെ കാർട്ടിന് ഇപ്പോൾത്തന്നെയുണ്ട്: ${code}`,
  'promo-code-for-others': 'ഈ കൂപ്പൺ നിങ്ങളുടെ കാർട്ടിലെ സാരികൾക്കുള്ളതല്ല',
  'promo-code-ended': 'ഈ കൂപ്പണിന്റെ കാലാവധി കഴിഞ്ഞു',
  'promo-code-used-up': 'ഈ കൂപ്പൺ മുഴുവൻ ഉപയോഗിച്ചുകഴിഞ്ഞു',
  'nothing-to-pay': 'അടയ്ക്കാൻ ഒന്നുമില്ല',
  'way-not-for-this-order': 'ഈ ഓർഡറിന് ഈ രീതിയിൽ പണമടയ്ക്കാനാവില്ല',
  'way-not-abroad': 'വിദേശ ഓർഡറുകൾക്ക് ഈ രീതിയിൽ പണമടയ്ക്കാനാവില്ല',
  'upi-takes-less': ({ mostPaise }) => `UPI വഴി ഒരു തവണ പരമാവധി ${formatRupees(mostPaise)}`,
  'cod-needs-pin': 'ക്യാഷ് ഓൺ ഡെലിവറിക്ക് 6 അക്ക PIN കോഡ് വേണം',
  'cod-not-there': 'ഈ PIN കോഡിൽ ക്യാഷ് ഓൺ ഡെലിവറി ഇല്ല',
  'cod-up-to': ({ mostPaise }) => `ക്യാഷ് ഓൺ ഡെലിവറി ${formatRupees(mostPaise)} വരെ മാത്രം`,
  'cod-below': ({ limitPaise }) =>
    `ക്യാഷ് ഓൺ ഡെലിവറി ${formatRupees(limitPaise)}-ൽ താഴെയുള്ള ഓർഡറുകൾക്കു മാത്രം`,
  'cod-rule-says': ({ words }) => words,
  'cod-not-for-order': 'ഈ ഓർഡറിന് ക്യാഷ് ഓൺ ഡെലിവറി ഇല്ല',
  'cod-not-for-piece': 'ഈ സാരികളിൽ ഒന്നിന് ക്യാഷ് ഓൺ ഡെലിവറി ഇല്ല',
}
