import { columnKeys, factKeys } from '#domain/attributes.ts'

// A file of products: one row a product, these columns, found again by `code` or else by `slug`.

const ownColumns = [
  ...['code', 'name', 'slug', 'description', 'price', 'discountPrice'],
  // The figure, the one that stood there when the file was made, or how many more or fewer.
  ...['stock', 'stockSeen', 'stockChange'],
  ...[...columnKeys, 'isFeatured', 'isNewArrival', 'isTrending'],
  ...['mrp', 'taxClass', 'hsn', 'isHandicraft', 'isCodAllowed', 'makingDays'],
  'lowStock',
]

/** Of the product as it was when the file was made: one that has changed since is not written over. */
const version = 'version'

/** What pieces cost the shop, and the entry that stood there when the file was made; in files of those alone who may see it (costs.ts). */
export const costColumns = ['purchasePrice', 'otherCosts', 'costsSeen'] as const

/** The columns of whoever asks. */
export const columnsFor = (withCosts: boolean): string[] =>
  withCosts ? [...columns.slice(0, -1), ...costColumns, version] : columns

/** `category` holds a slug, `pictures` file names with | between them. */
export const columns = [...ownColumns, 'category', ...factKeys, 'pictures', version]

const separator = '|'
export const joinPictures = (names: string[]) => names.join(separator)
export const splitPictures = (cell: string) =>
  cell
    .split(/[|\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The name of a picture as the file has it: the last part of any path, in small letters. */
export const bareName = (name: string) => name.split(/[\\/]/).at(-1)?.toLowerCase() ?? ''
