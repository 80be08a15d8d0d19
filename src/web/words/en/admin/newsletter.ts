/** Who reads the newsletter. */
export const adminNewsletter = {
  search: 'Search readers',
  searchHint: 'Part of an email',
  state: 'State',
  every: 'Everybody',
  states: { pending: 'Not confirmed yet', confirmed: 'Confirmed', unsubscribed: 'Left' },
  columns: { email: 'Email', state: 'State', asked: 'Asked', since: 'Since', actions: 'Actions' },
  counted: (state: string, count: number) => `${state} (${count.toLocaleString('en-IN')})`,
  count: (total: number) =>
    `${total.toLocaleString('en-IN')} ${total === 1 ? 'address' : 'addresses'}`,
  empty: 'Nobody has asked for the newsletter yet.',
  nothingMatches: 'No address matches these filters.',
  download: 'Download confirmed (CSV)',
  remove: (email: string) => `Remove ${email}`,
  removeTitle: (email: string) => `Remove ${email}?`,
  removeText:
    'The shop forgets the address altogether, also that it may have left. It can be entered again.',
  removeConfirm: 'Remove',
  removed: 'Address removed',
  removeFailed: 'Failed to remove the address',
}
