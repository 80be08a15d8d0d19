import type { EditedProduct, StockItem } from '#contract/catalog/admin-types.ts'
import type { Picture } from '#contract/catalog/types.ts'
import { columnKeys, recordOf } from '#domain/attributes.ts'
import { stateOf } from '#domain/publishing/publishing.ts'
import { versionOf } from '../platform/edit-version.ts'
import { presentProduct } from './present.ts'
import type { ProductRow } from './queries.ts'

/** A product as staff edit it. */
export function presentForStaff(row: ProductRow, pictures: Picture[]): EditedProduct {
  const product = { ...presentProduct(row, pictures), ...standingOf(row) }
  return { ...product, version: versionOf(contentOf(product)) }
}

const standingOf = (row: ProductRow) => ({
  state: stateOf(row),
  lowStock: row.low_stock,
  publishAt: row.publish_at === null ? null : new Date(row.publish_at).toISOString(),
})

/** When it was changed, and whether few of several are left. */
type Beside = { updatedAt: number; isLow: boolean }

/** A row of the table, which shows the first picture alone: previews are half of what a row weighs. */
export const presentStock = (product: EditedProduct, { updatedAt, isLow }: Beside): StockItem => ({
  ...product,
  pictures: product.pictures.map((picture, at) =>
    at === 0 ? picture : { ...picture, preview: '' },
  ),
  updatedAt: new Date(updatedAt).toISOString(),
  isLow,
})

/** What of a product is written by staff, besides its stock. */
export const contentOf = ({ pictures, ...product }: Omit<EditedProduct, 'version'>) => ({
  name: product.name,
  slug: product.slug,
  code: product.code,
  description: product.description,
  price: product.price,
  discountPrice: product.discountPrice,
  ...recordOf(columnKeys, (key) => product[key]),
  categoryId: product.categoryId,
  isFeatured: product.isFeatured,
  isNewArrival: product.isNewArrival,
  isTrending: product.isTrending,
  facts: product.facts,
  ...{ mrp: product.mrp, taxClass: product.taxClass, hsn: product.hsn },
  ...{ isHandicraft: product.isHandicraft, isCodAllowed: product.isCodAllowed },
  ...(product.makingDays && { makingDays: product.makingDays }),
  ...(product.lowStock !== null && { lowStock: product.lowStock }),
  ...{ state: product.state, publishAt: product.publishAt },
  pictures: pictures.map(({ src, alt }) => ({ src, alt })),
})
