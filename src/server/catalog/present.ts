import {
  ClothFacts,
  type Picture,
  type Product,
  type ProductCard,
} from '#contract/catalog/types.ts'
import { columnKeys, recordOf } from '#domain/attributes.ts'
import { toRupees } from '#domain/money.ts'
import { fallbackImage, shownOnCard } from '#domain/pictures/image-order.ts'
import { pricePair } from '#domain/pricing.ts'
import { aggregate } from '#domain/rating.ts'
import { shownSlug } from '#domain/slug.ts'
import type { CardRow, ProductRow } from './queries.ts'

/** A row as the API answers it; `pictures` are the product's own, in gallery order. */
export function presentProduct(row: ProductRow, pictures: Picture[]): Product {
  return {
    ...presentCard(row, pictures),
    pictures,
    description: row.description,
    facts: ClothFacts.parse(JSON.parse(row.facts)),
    mrp: row.mrp_paise === null ? null : toRupees(row.mrp_paise),
    ...{ taxClass: row.tax_class, hsn: row.hsn, isHandicraft: row.is_handicraft === 1 },
    isCodAllowed: row.is_cod_allowed === 1,
    images: pictures.map((picture) => picture.src),
  }
}

/** The same row as a card of a grid shows it. */
export function presentCard(row: CardRow, pictures: Picture[]): ProductCard {
  const tag = pricePair({ pricePaise: row.price_paise, discountPricePaise: row.discount_paise })
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    slug: shownSlug(row.slug),
    price: toRupees(row.price_paise),
    discountPrice: row.discount_paise === null ? null : toRupees(row.discount_paise),
    currentPrice: toRupees(tag.currentPaise),
    originalPrice: tag.originalPaise === null ? null : toRupees(tag.originalPaise),
    discountPercent: tag.percentOff,
    stock: row.stock,
    ...(row.making_days > 0 && { makingDays: row.making_days }),
    ...recordOf(columnKeys, (key) => row[key]),
    image: pictures[0]?.src ?? fallbackImage,
    pictures: shownOnCard(pictures),
    isFeatured: row.is_featured === 1,
    isNewArrival: row.is_new_arrival === 1,
    isTrending: row.is_trending === 1,
    categoryId: row.category_id,
    category: row.category_name,
    categorySlug: row.category_slug,
    ...aggregate(row.rating_sum, row.rating_count),
    createdAt: new Date(row.created_at).toISOString(),
  }
}
