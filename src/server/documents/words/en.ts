/** What a document or a packing slip calls its parts. */
export const en = {
  titles: {
    'tax-invoice': 'Tax invoice',
    'bill-of-supply': 'Bill of supply',
    bill: 'Bill',
    'credit-note': 'Credit note',
    'receipt-voucher': 'Receipt voucher',
    'refund-voucher': 'Refund voucher',
  },
  ...{ date: 'Date', order: 'Order', ofDocument: 'For', place: 'Place of supply' },
  ...{ reverseCharge: 'Reverse charge', no: 'No', state: 'State' },
  ...{ soldTo: 'Sold to', receivedFrom: 'Received from', givenBackTo: 'Given back to' },
  sentTo: 'Sent to',
  ...{ description: 'Description', pieces: 'Pieces', price: 'Price' },
  ...{ discount: 'Discount', amount: 'Amount' },
  ...{ delivery: 'Delivery', fee: 'Fee for the way of payment' },
  ...{ taxable: 'Taxable value', total: 'Total' },
  storeCredit: 'Paid with store credit',
  giftCard: 'Paid with gift card',
  reduced: 'price reduced',
  coupon: 'Coupon',
  offer: 'Offer',
  prepaid: 'Of the discount, for paying in advance',
  allTaxes: 'All prices include all taxes.',
  cancelled: 'Cancelled',
  backBeforeGoods: 'The money was given back before the goods left.',
  signatory: 'authorised signatory',
  ...{ atRate: 'At {rate} %', taxableOf: 'taxable', takenOff: 'taken off above' },
  forSeller: 'For {seller}',
  slip: 'Packing slip',
  ...{ to: 'To', mobile: 'Mobile', note: 'Note of the buyer', gift: 'A message for you' },
  // Of what is English alone: '… of 3 Dec 2026', and what stands across a page.
  of: 'of',
  stamps: { cancelled: 'CANCELLED', specimen: 'SPECIMEN' },
}

/** What stands beside the English in another language. */
export type DocumentWords = Omit<typeof en, 'of' | 'stamps'>

/** Words as a document keeps them: one that is younger than the document is none of its, and is not printed on it. */
export type KeptWords = Partial<typeof en>
