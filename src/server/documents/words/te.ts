import type { DocumentWords } from './en.ts'

export const te: DocumentWords = {
  titles: {
    'tax-invoice': 'పన్ను ఇన్‌వాయిస్',
    'bill-of-supply': 'సరఫరా బిల్లు',
    bill: 'బిల్లు',
    'credit-note': 'క్రెడిట్ నోట్',
    'receipt-voucher': 'డబ్బు అందినట్టు రసీదు',
    'refund-voucher': 'డబ్బు తిరిగి ఇచ్చినట్టు రసీదు',
  },
  ...{ date: 'తేదీ', order: 'ఆర్డర్', ofDocument: 'దీనికి సంబంధించి', place: 'సరఫరా స్థలం' },
  ...{ reverseCharge: 'రివర్స్ ఛార్జ్', no: 'లేదు', state: 'రాష్ట్రం' },
  ...{ soldTo: 'కొన్నవారు', receivedFrom: 'డబ్బు ఇచ్చినవారు', givenBackTo: 'డబ్బు తిరిగి పొందినవారు' },
  sentTo: 'డెలివరీ అందుకునేవారు',
  ...{ description: 'వివరం', pieces: 'సంఖ్య', price: 'ధర' },
  ...{ discount: 'తగ్గింపు', amount: 'మొత్తం సొమ్ము' },
  ...{ delivery: 'డెలివరీ ఛార్జీ', fee: 'చెల్లింపు విధానానికి ఛార్జీ' },
  ...{ taxable: 'పన్ను విధించదగిన విలువ', total: 'మొత్తం' },
  storeCredit: 'స్టోర్ క్రెడిట్‌తో చెల్లించినది',
  reduced: 'ధర తగ్గించాం',
  coupon: 'కూపన్',
  prepaid: 'తగ్గింపులో ముందస్తు చెల్లింపుకు',
  allTaxes: 'అన్ని ధరలలో అన్ని పన్నులూ కలిసి ఉన్నాయి.',
  cancelled: 'రద్దయింది',
  signatory: 'అధీకృత సంతకందారు',
  slip: 'పార్శిల్‌లో ఉన్నవి',
  ...{ to: 'గ్రహీత', mobile: 'మొబైల్', note: 'కొన్నవారి సూచన', gift: 'మీ కోసం ఒక సందేశం' },
}
