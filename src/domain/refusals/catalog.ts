import { conflict, invalid, notFound, outdated } from './entry.ts'

export const ofCatalog = {
  'piece-gone': notFound('This piece does not exist or has been removed.'),
  'product-removed': notFound("The product you're looking for doesn't exist or has been removed."),
  'no-such-product': notFound('This product does not exist.'),
  'product-gone': notFound('One of these products does not exist any more.'),
  'no-such-category': notFound('This category does not exist.'),
  'unknown-category': invalid('This category does not exist.'),
  'picture-of-another-product': notFound('This picture does not belong to this product.'),
  'product-slug-taken': conflict('A product with this slug already exists.'),
  'product-code-taken': conflict('A product with this code already exists.'),
  'slug-taken': conflict('This slug is taken.'),
  'code-taken': conflict('This code is taken.'),
  /** What is wrong with the first field that the law asks for. */
  'wrong-declaration': invalid(({ first }: { first: string }) => `${first}.`),
  'products-changed': outdated(
    ({ names }: { names: string[] }) =>
      `Somebody else has changed this meanwhile: ${names.join(', ')}.`,
  ),
  'sale-raises': invalid('For a time, prices can be lowered, not raised.'),
  'in-another-list': conflict(
    ({ product, list }: { product: string; list: string }) =>
      `${product} is in “${list}” at that time already.`,
  ),
  'no-such-price-list': notFound('These prices for a time do not exist.'),
  'price-list-over': conflict('These prices for a time are over already.'),
  'undo-over': conflict(
    'This can no longer be undone: ten minutes have passed, or it was undone already.',
  ),
  'price-to-publish': invalid(
    ({ name }: { name: string }) => `${name} has no price yet: it can only be a draft.`,
  ),
  'publish-at-passed': invalid('This moment has passed. Choose a later one.'),
  'stock-or-difference': invalid('Say the stock or the difference, not both.'),
  'fewer-in-stock': invalid('So many are not there.'),
  'in-stock-now': invalid(({ stock }: { stock: number }) => `There are ${stock}`),
  'stock-changed': outdated(
    ({ stock, seen }: { stock: number; seen: number | undefined }) =>
      `The stock is ${stock} now; it was ${seen} when you looked.`,
  ),
  'bad-slug': invalid('Use small letters, digits and single hyphens, like kanjivaram-silk.'),
  'slug-of-digits': invalid('A category address needs at least one letter.'),
  'slug-of-the-shop': invalid(
    ({ slug }: { slug: string }) =>
      `The shop itself uses the address "${slug}". Please choose another.`,
  ),
  'slug-stays': invalid('The address of this page cannot change: the shop links to it.'),
}

export const ofImports = {
  'no-csv-chosen': invalid('Please choose a CSV file.'),
  'import-empty': invalid('This file holds no products.'),
  'import-too-long': invalid('At most 20,000 products can be imported at once.'),
  'import-not-utf8': invalid('This file is not UTF-8 text. Save it as “CSV UTF-8” and try again.'),
  'import-not-csv': invalid(
    ({ line }: { line: number | null }) =>
      `This file cannot be read as CSV: look at the quotation marks near line ${line ?? '?'}.`,
  ),
}
