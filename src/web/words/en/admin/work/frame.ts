/** What stands around every screen of the admin area: its places, and what a phone keeps under More. */
export const adminFrame = {
  places: {
    today: 'Today',
    orders: 'Orders',
    products: 'Products',
    customers: 'Customers',
    content: 'Content',
    reports: 'Reports',
    settings: 'Settings',
  },
  /** One's own place, for every role. */
  account: { title: 'Your account', role: 'Role' },
  /** Where an address leads nowhere. */
  nothing: {
    title: 'Nothing is here',
    text: 'No part of the admin area has this address. It may have moved, or a letter went wrong.',
  },
  placesLabel: 'The shop’s places',
  tabsOf: (place: string) => `Parts of ${place}`,
  shortcuts: 'The shop',
  more: 'More',
  moreTitle: 'All places',
  waiting: (count: number) => (count === 1 ? '1 thing to do' : `${count} things to do`),
}
