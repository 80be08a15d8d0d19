const orders = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'order' : 'orders'}`
const pieces = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'piece' : 'pieces'}`

/** What was sold, when, of what and through which channel. */
export const adminSales = {
  period: 'Period',
  periods: {
    '7': 'Last 7 days',
    '30': 'Last 30 days',
    '90': 'Last 90 days',
    '365': 'Last 12 months',
    own: 'From … to …',
  },
  from: 'From',
  to: 'To',
  totals: {
    revenue: 'Revenue',
    orders: 'Orders',
    pieces: 'Pieces',
    average: 'Average order',
    refunded: 'Refunds',
  },
  noSale:
    'Cancelled, returned and unpaid orders are no sales, and what went back for them is no refund here. Refunds: given back in this time for orders that stay sales.',
  byDay: 'By day',
  byMonth: 'By month',
  byCategory: 'By category',
  byCategoryNote: 'Prices of the sarees, without discounts, shipping and fees.',
  byChannel: 'By channel',
  asTable: 'Show as a table',
  columns: {
    day: 'Day',
    month: 'Month',
    category: 'Category',
    channel: 'Channel',
    orders: 'Orders',
    pieces: 'Pieces',
    revenue: 'Revenue',
    share: 'Share',
  },
  bar: (name: string, rupees: string, count: number) => `${name}: ${rupees} in ${orders(count)}`,
  row: { orders, pieces },
  highest: (name: string, rupees: string) => `Highest: ${rupees}, ${name}`,
  empty: 'Nothing was sold in this time.',
  tooLong: 'Please choose two days, the first before the last, at most a year apart.',
}
