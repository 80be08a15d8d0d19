/** Who reads the newsletter. */
export const adminNewsletter = {
  search: 'Search readers',
  searchHint: 'Part of an email',
  state: 'State',
  every: 'Everybody',
  states: { pending: 'Not confirmed yet', confirmed: 'Confirmed', unsubscribed: 'Unsubscribed' },
  columns: {
    email: 'Email',
    state: 'State',
    asked: 'Signed up',
    since: 'Since',
    actions: 'Actions',
  },
  counted: (state: string, count: number) => `${state} (${count.toLocaleString('en-IN')})`,
  count: (total: number) =>
    `${total.toLocaleString('en-IN')} ${total === 1 ? 'address' : 'addresses'}`,
  empty: 'Nobody has signed up for the newsletter yet.',
  nothingMatches: 'No address matches these filters.',
  download: 'Download confirmed (CSV)',
  remove: (email: string) => `Remove ${email}`,
  removeTitle: (email: string) => `Remove ${email}?`,
  removeText:
    'The shop forgets this address completely, even that it unsubscribed. It can sign up again.',
  removeConfirm: 'Remove',
  removed: 'Address removed',
  removeFailed: 'Failed to remove the address',
}
