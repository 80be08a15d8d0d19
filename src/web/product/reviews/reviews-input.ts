/** What GET …/reviews is asked for an address of the detail page: its `page` turns the reviews. */
export function reviewsInput(slug: string, search: string): { slug: string; page?: number } {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isInteger(page) && page > 1 && page < 10_000 ? { slug, page } : { slug }
}
