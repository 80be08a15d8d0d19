/** The page for addresses that the shop does not know. */
export const notFound = {
  title: '404 Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  help: 'The page may have moved. Search the shop, or go on from here.',
  browse: 'Browse all sarees',
  home: 'Go to the home page',
}
