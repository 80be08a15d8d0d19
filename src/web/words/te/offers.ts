import { formatRupees } from '#domain/money.ts'
import type { OfferWords } from '#domain/refusals/list.ts'

export const offers: OfferWords = {
  'unknown-promo-code': 'సరైన ప్రోమో కోడ్ ఇవ్వండి',
  'promo-code-below-minimum': ({ minimumPaise }) =>
    `ఈ ప్రోమో కోడ్‌కు ${formatRupees(minimumPaise)} లేదా అంతకన్నా ఎక్కువ విలువైన చీరలు కావాలి`,
  'promo-code-too-few-pieces': ({ pieces }) => `ఈ ప్రోమో కోడ్‌కు ${pieces} లేదా అంతకంటే ఎక్కువ చీరలు కావాలి`,
  'promo-code-below-offer': ({ code }) => `మీ కార్ట్‌కు ఇంతకంటే మంచి ఆఫర్ ఇప్పటికే ఉంది: ${code}`,
  'promo-code-for-others': 'ఈ ప్రోమో కోడ్ మీ కార్ట్‌లోని చీరలకు వర్తించదు',
  'promo-code-ended': 'ఈ ప్రోమో కోడ్ గడువు ముగిసింది',
  'promo-code-used-up': 'ఈ ప్రోమో కోడ్ పూర్తిగా వాడేశారు',
  'nothing-to-pay': 'చెల్లించాల్సింది ఏమీ లేదు',
  'way-not-for-this-order': 'ఈ ఆర్డర్‌కు ఈ పద్ధతిలో చెల్లించడం కుదరదు',
  'way-not-abroad': 'విదేశీ ఆర్డర్‌లకు ఈ పద్ధతిలో చెల్లించడం కుదరదు',
  'upi-takes-less': ({ mostPaise }) => `UPI ద్వారా ఒకసారికి గరిష్ఠంగా ${formatRupees(mostPaise)}`,
  'cod-needs-pin': 'క్యాష్ ఆన్ డెలివరీకి 6 అంకెల PIN కోడ్ కావాలి',
  'cod-not-there': 'ఈ PIN కోడ్‌కు క్యాష్ ఆన్ డెలివరీ లేదు',
  'cod-up-to': ({ mostPaise }) => `క్యాష్ ఆన్ డెలివరీ ${formatRupees(mostPaise)} వరకే ఉంది`,
  'cod-below': ({ limitPaise }) => `క్యాష్ ఆన్ డెలివరీ ${formatRupees(limitPaise)} కన్నా తక్కువ ఆర్డర్లకే ఉంది`,
  'cod-rule-says': ({ words }) => words,
  'cod-not-for-order': 'ఈ ఆర్డర్‌కు క్యాష్ ఆన్ డెలివరీ లేదు',
  'cod-not-for-piece': 'ఈ చీరల్లో ఒకదానికి క్యాష్ ఆన్ డెలివరీ లేదు',
}
