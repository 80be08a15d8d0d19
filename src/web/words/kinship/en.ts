import type { SharedFact } from '#domain/kinship/shared-facts.ts'

export const kinship = {
  otherColours: 'Same saree in other colours',
  goesWith: 'Goes with it',
  goesWithText: 'In a colour of its border or pallu, for the same occasion.',
  relatedText: 'Each has something in common with this saree.',
  recent: 'Recently viewed',
  shared: {
    weave: 'Same weave',
    border: 'Same kind of border',
    color: 'Same colour',
    category: 'Same tradition',
    fabric: 'Same fabric',
    occasion: 'Same occasion',
    price: 'Close in price',
  } satisfies Record<SharedFact, string>,
  compare: {
    title: 'Compare sarees',
    label: 'Sarees side by side',
    price: 'Price',
    stock: 'Availability',
    reviews: 'Reviews',
    notSaid: 'Not stated',
    empty: 'Nothing to compare yet',
    emptyText: 'Open a saree and choose Compare. You can see up to four side by side.',
    more: 'Put another beside it',
    full: 'Four is the most: if you compare another, the first one here makes room for it.',
    failed: 'The sarees could not be loaded.',
    remove: (name: string) => `Remove ${name}`,
    add: (name: string) => `Compare with ${name}`,
  },
}
