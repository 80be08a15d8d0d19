/** What search engines show of a page. */
export const adminLook = {
  title: 'In search results',
  lead: 'Left empty, search engines show what the page says anyway.',
  fields: { seoTitle: 'Search headline', seoDescription: 'Search snippet' },
  length: (count: number, most: number) => `${count} of about ${most} characters`,
  tooLong: (count: number, most: number) =>
    `${count} characters: about ${most} are shown, the rest is cut`,
  preview: 'So it looks there',
  whole: {
    show: 'Preview',
    title: 'As visitors will see it',
    failed: 'The preview could not be made',
  },
}
