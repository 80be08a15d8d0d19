const pieces = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'piece' : 'pieces'}`

/** What pieces cost the shop, and what stays of their prices. */
export const adminCosts = {
  title: (name: string) => `Costs of ${name}`,
  purchase: 'Purchase price per piece (₹)',
  purchaseHint: 'What you pay the weaver or supplier, without tax that you get back.',
  other: 'Other costs per piece (₹)',
  otherHint: 'Transport, fall and pico, packing. Leave empty if there are none.',
  correction: 'The last entry was a mistake',
  correctionHint:
    'Counts for what was sold since that entry too. Otherwise the new costs count from now on, as for new stock.',
  onlyYou: 'Only the owner sees this, and programs that the owner has allowed to.',
  save: 'Save costs',
  saving: 'Saving…',
  saved: 'Costs saved',
  failed: 'The costs could not be saved',
  set: 'Enter costs',
  setOf: (name: string) => `Enter costs of ${name}`,
  marginOf: (name: string, share: string) => `Margin of ${name}: ${share}. See its costs.`,
  margin: (share: string) => `Margin ${share}`,
  stays: (margin: string, taken: string, share: string) =>
    `You keep ${margin} of ${taken} before tax (${share}).`,
  loses: (loss: string, taken: string) => `It is sold at a loss of ${loss}: ${taken} without tax.`,
  notKnown: 'Its costs are not known yet.',
  panel: 'Costs and margin',
  change: 'Change costs',
  history: 'What was entered',
  noHistory: 'Nothing has been entered yet.',
  columns: { at: 'Entered', by: 'By', purchase: 'Purchase', other: 'Other', since: 'Counts from' },
  always: 'the beginning',
  unknownCost: 'Not known',
  report: {
    taken: 'Taken without tax',
    cost: 'Costs',
    margin: 'Margin',
    share: 'Margin %',
    pieces: 'Pieces',
    day: 'Day',
    month: 'Month',
    weave: 'Weave',
    category: 'Category',
    saree: 'Saree',
    byDay: 'Margin by day',
    byMonth: 'Margin by month',
    byWeave: 'Margin by weave',
    byCategory: 'Margin by category',
    bySaree: 'Margin by saree',
    bySareeNote: 'The fifty that earned most. Download the file for all.',
    note: 'After discounts, without tax, shipping and fees, each piece at its cost of the day it was sold. What came back is not counted.',
    unknown: (count: number, taken: string) =>
      `${pieces(count)} for ${taken} are left out, because their costs are not known.`,
    noneKnown:
      'No costs are entered yet for what was sold in this period. Enter them under Products, or with the columns purchasePrice and otherCosts of a product file.',
    bar: (name: string, margin: string, count: number) => `${name}: ${margin} of ${pieces(count)}`,
  },
}
