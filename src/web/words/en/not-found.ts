/** The page for addresses that the shop does not know. */
export const notFound = {
  title: '404 Page Not Found',
  sorry: 'We can’t find that page.',
  help: 'The page may have moved. Search the shop, or go on from here.',
  browse: 'Browse all sarees',
  home: 'Go to the home page',
}

/** The specification's hint to whoever builds the shop: said in English alone, and last. */
export const routerHint = 'Did you forget to add the page to the router?'
