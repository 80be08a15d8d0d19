/** What every list of the workshop may have to say. */
export const adminList = {
  clearFilters: 'Clear filters',
  beyond: 'Nothing stands on this page any more.',
  firstPage: 'To the first page',
}
