import type { DocumentWords } from './en.ts'

export const ml: DocumentWords = {
  titles: {
    'tax-invoice': 'നികുതി ബിൽ',
    'bill-of-supply': 'വിതരണ ബിൽ',
    bill: 'ബിൽ',
    'credit-note': 'ക്രെഡിറ്റ് നോട്ട്',
    'receipt-voucher': 'പണം ലഭിച്ചതിന്റെ രസീത്',
    'refund-voucher': 'പണം തിരികെ നൽകിയതിന്റെ രസീത്',
  },
  ...{ date: 'തീയതി', order: 'ഓർഡർ', ofDocument: 'ബന്ധപ്പെട്ട രേഖ', place: 'വിതരണസ്ഥലം' },
  ...{ reverseCharge: 'റിവേഴ്സ് ചാർജ്', no: 'ഇല്ല', state: 'സംസ്ഥാനം' },
  ...{ soldTo: 'വാങ്ങിയത്', receivedFrom: 'പണം നൽകിയത്', givenBackTo: 'പണം തിരികെ ലഭിച്ചത്' },
  sentTo: 'ഡെലിവറി സ്വീകരിക്കുന്നത്',
  ...{ description: 'വിവരണം', pieces: 'എണ്ണം', price: 'വില' },
  ...{ discount: 'കിഴിവ്', amount: 'തുക' },
  ...{ delivery: 'ഡെലിവറി ചാർജ്', fee: 'പണമടയ്ക്കുന്ന രീതിക്കുള്ള ചാർജ്' },
  ...{ taxable: 'നികുതി ബാധകമായ മൂല്യം', total: 'ആകെ' },
  storeCredit: 'സ്റ്റോർ ക്രെഡിറ്റ് വഴി അടച്ചത്',
  reduced: 'വില കുറച്ചു',
  coupon: 'കൂപ്പൺ',
  prepaid: 'കിഴിവിൽ മുൻകൂറായി പണമടച്ചതിന്',
  allTaxes: 'എല്ലാ വിലകളിലും എല്ലാ നികുതികളും ഉൾപ്പെടുന്നു.',
  cancelled: 'റദ്ദാക്കി',
  signatory: 'ഒപ്പിടാൻ അധികാരപ്പെട്ടയാൾ',
  slip: 'പാഴ്സലിലുള്ളവ',
  ...{ to: 'സ്വീകർത്താവ്', mobile: 'മൊബൈൽ', note: 'വാങ്ങിയയാളുടെ കുറിപ്പ്', gift: 'നിങ്ങൾക്കൊരു സന്ദേശം' },
}
