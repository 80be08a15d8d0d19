/** What counts documents, each series anew in every financial year. */
export const ownSeries = {
  'tax-invoice': 'INV',
  'bill-of-supply': 'BOS',
  bill: 'B',
  'credit-note': 'CN',
  'receipt-voucher': 'RV',
  'refund-voucher': 'RF',
} as const

export type NumberedKind = keyof typeof ownSeries

export const numberedKinds = Object.keys(ownSeries) as NumberedKind[] // Its own keys.

/** The letters that an owner wants before the numbers of a kind; '' or nothing for the series' own. */
export type SeriesChoice = Partial<Record<NumberedKind, string>>

/** The letters before the numbers of a kind. */
export const seriesFor = (kind: NumberedKind, choice: SeriesChoice = {}): string =>
  choice[kind] || ownSeries[kind]

/** Of orders: a paper with these letters would be taken for one. */
const orders = 'PAL'

/** What is wrong with the choice, by kind: sixteen characters leave four letters (rule 46), and no two kinds share them. */
export function seriesFaults(choice: SeriesChoice): Partial<Record<NumberedKind, string>> {
  const faults: Partial<Record<NumberedKind, string>> = {}
  for (const kind of numberedKinds) {
    const series = seriesFor(kind, choice)
    const isShared = numberedKinds.some((one) => one !== kind && seriesFor(one, choice) === series)
    if (!/^[A-Z]{1,4}$/.test(series)) faults[kind] = 'One to four letters from A to Z'
    else if (series === orders) faults[kind] = 'Numbers of orders begin so: choose other letters'
    else if (isShared && choice[kind]) faults[kind] = 'Another kind of paper has these letters'
  }
  return faults
}
