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
  placesLabel: 'The shop’s places',
  tabsOf: (place: string) => `Parts of ${place}`,
  shortcuts: 'The shop',
  more: 'More',
  moreTitle: 'All places',
  waiting: (count: number) => (count === 1 ? '1 thing to do' : `${count} things to do`),
}
