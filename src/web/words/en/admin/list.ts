/** What every list of the admin area may have to say. */
export const adminList = {
  clearFilters: 'Clear filters',
  beyond: 'Nothing stands on this page any more.',
  firstPage: 'To the first page',
  searched: (orders: number) =>
    `Searched in the newest ${orders.toLocaleString('en-IN')} orders only. Older ones are found by more letters or digits in a row.`,
}
