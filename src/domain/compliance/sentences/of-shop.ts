import type { Day } from '#domain/india-day.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { dayInWords, type Found, told } from './parts.ts'

/** What a buyer has a right to know of the seller. */
export const sellerParts = [
  ...(['legal-name', 'address', 'officer-name'] as const),
  ...(['officer-designation', 'officer-contact'] as const),
]
export type SellerPart = (typeof sellerParts)[number]

const parts: Record<SellerPart, string> = {
  'legal-name': 'the legal name',
  address: 'the address',
  'officer-name': 'the name of the grievance officer',
  'officer-designation': 'the designation of the grievance officer',
  'officer-contact': 'a phone or an email of the grievance officer',
}

type Sums = { paise: Paise; limitPaise: Paise }

const sums = ({ paise, limitPaise }: Sums) =>
  `${formatRupees(paise)} were sold this year; the limit is ${formatRupees(limitPaise)}.`

/** What is found of the seller, the fees, the limits and the law. */
export const ofShop = {
  'seller-unsaid':
    'Your business name, address and tax registration are not filled in yet. Until then you sell as a shop without a GSTIN: the law wants a bill for every sale, so each parcel gets one with the name and address of your shop profile, without tax.',
  'seller-said': 'Legal name, address and grievance officer are filled in.',
  'seller-incomplete': ({ missing }: { missing: SellerPart[] }) =>
    `Not filled in yet: ${missing.map((part) => parts[part]).join(', ')}. Buyers have a right to see them.`,
  'gstin-not-needed': 'A shop without a registration needs no GSTIN.',
  'gstin-malformed': 'The GSTIN is not written correctly: please check every character.',
  'gstin-of-another-state': 'The GSTIN is of another state than the shop.',
  'gstin-fits': 'The GSTIN is written correctly and fits the state.',
  'gstin-specimen':
    'This GSTIN is a placeholder that was never issued to anybody. The demo stamps its documents “SPECIMEN”.',
  'gstin-placeholder':
    'This GSTIN is a placeholder that was never issued to anybody. Enter the one of your registration certificate.',
  'cod-free': 'Cash on delivery costs nothing extra.',
  'cod-fee': ({ feePaise }: { feePaise: Paise }) =>
    `Cash on delivery costs ${formatRupees(feePaise)} extra. Such fees are being looked into as a dark pattern: none at all is safest, and a discount for paying in advance asks for the same.`,
  'no-undertaking': 'There is no letter of undertaking to renew.',
  'undertaking-without-day': 'Until when does the letter of undertaking hold? Its day is missing.',
  'undertaking-ended': ({ until }: { until: Day }) =>
    `The letter of undertaking ended on ${dayInWords(until)}. Enter the new one.`,
  'undertaking-ends': ({ until }: { until: Day }) =>
    `The letter of undertaking ends on ${dayInWords(until)}. Ask for the next one.`,
  'undertaking-holds': ({ until }: { until: Day }) =>
    `The letter of undertaking holds until ${dayInWords(until)}.`,
  'limits-of-others': 'The limits of composition and unregistered sellers are not this shop’s.',
  'bills-across-states': ({ found }: { found: Found }) =>
    `${told(found, 'bill of this year went to another state', 'bills of this year went to other states')}: this registration does not allow that.`,
  'sales-below-limit': 'Nothing was sold to another state, and sales are far below the limit.',
  'sales-above-limit': (of: Sums) =>
    `${sums(of)} Change the registration: ask your accountant today.`,
  'sales-near-limit': (of: Sums) => `${sums(of)} Prepare another registration.`,
  'closed-to-businesses':
    'Your turnover is above the limit of e-invoices. This shop asks for no IRN, so it takes no orders with a GSTIN. Register credit notes of earlier invoices to businesses at the e-invoice portal by hand, and write every HSN with six digits.',
  'businesses-wait': ({ found }: { found: Found }) =>
    `${told(found, 'order with a GSTIN waits', 'orders with a GSTIN wait')} and cannot be invoiced: cancel what was ordered before.`,
  'turnover-below-limit': 'The turnover is far from the limit for e-invoices.',
  'turnover-above-limit': (of: Sums) =>
    `${sums(of)} Invoices to businesses need an IRN, which this shop does not ask for, and every HSN six digits: say so under Law and tax, which closes the checkout to businesses.`,
  'turnover-near-limit': (of: Sums) =>
    `${sums(of)} Above it every HSN needs six digits, and invoices to businesses an IRN.`,
  'rates-missing': ({ names }: { names: string[] }) =>
    `There is no tax rate today for ${names.join(', ')}, which you sell.`,
  'limits-ended': ({ names }: { names: string[] }) =>
    `These limits of the law have ended without a next one: ${names.join(', ')}.`,
  'rates-disputed': ({ names }: { names: string[] }) =>
    `The rate of ${names.join(', ')} is disputed. Ask your accountant and enter the rate that you go by.`,
  'law-holds': 'Every rate and limit holds today.',
}
