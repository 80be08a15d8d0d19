/** Every change of a stock: who, when, why. */
export const adminStock = {
  search: 'Search the stock ledger',
  searchHint: 'Name or code of a product',
  reason: 'Why',
  every: 'Every reason',
  reasons: {
    order: 'Ordered',
    cancelled: 'Order cancelled',
    returned: 'Came back',
    edited: 'Changed by staff',
    imported: 'Imported',
    found: 'Counted',
  },
  columns: {
    at: 'When',
    product: 'Product',
    change: 'Change',
    left: 'Left',
    reason: 'Why',
    by: 'Who',
    order: 'Order',
  },
  only: 'Only changes of',
  nobody: 'The shop',
  count: (total: number) =>
    `${total.toLocaleString('en-IN')} ${total === 1 ? 'change' : 'changes'}`,
  empty: 'No stock has changed yet.',
  nothingMatches: 'No change matches these filters.',
}
