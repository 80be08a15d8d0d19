/** What lists and sarees are called: titles, crumbs and what search engines show. */
export const headings = {
  home: 'Home',
  products: 'Products',
  titles: {
    all: 'All Products',
    'new-arrivals': 'New Arrivals',
    featured: 'Featured Products',
    trending: 'Trending Products',
  },
  titleOfPage: (title: string, page: number) => `${title}, page ${page}`,
  searchTitle: (text: string) => `Results for “${text}”`,
  /** What search engines show under the title. */
  describe: (title: string, shop: string) =>
    `${title} at ${shop}: handcrafted South Indian sarees, sold directly from the artisans who weave them.`,
  loading: 'Loading the saree…',
  notFound: 'Product Not Found',
  notFoundText: "The product you're looking for doesn't exist or has been removed.",
  empty: 'No products found',
  emptyText: 'Try adjusting your filters or check out our other categories.',
  tryAgain: 'Try again',
  browseAll: 'Browse All Products',
}
