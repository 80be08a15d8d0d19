import type { Product, ProductCard } from '#contract/catalog/types.ts'
import type { Language } from '#domain/language.ts'
import { galleryOrder } from '#domain/pictures/image-order.ts'
import type { Shop } from '../platform/shop.ts'
import { presentCard, presentProduct } from './present.ts'
import { type CardRow, type ProductRow, picturesOf } from './queries.ts'
import { cardsIn, productsIn } from './translate-products.ts'

/** Rows as products as they read in a language, each with all its pictures in gallery order. */
export async function presentedProducts(
  shop: Shop,
  rows: ProductRow[],
  language: Language = 'en',
): Promise<Product[]> {
  const pictures = await picturesOf(
    shop.db,
    rows.map((row) => row.id),
  )
  const products = rows.map((row) => presentProduct(row, inOrder(pictures.get(row.id))))
  return productsIn(shop, language, products)
}

/** Rows as cards, each with its first two pictures. */
export async function presentedCards(
  shop: Shop,
  rows: CardRow[],
  language: Language = 'en',
): Promise<ProductCard[]> {
  const pictures = await picturesOf(
    shop.db,
    rows.map((row) => row.id),
  )
  const cards = rows.map((row) => presentCard(row, inOrder(pictures.get(row.id))))
  return cardsIn(shop.db, language, cards)
}

const inOrder = <P extends { src: string }>(pictures: P[] = []) => {
  const bySource = new Map(pictures.map((picture) => [picture.src, picture]))
  return galleryOrder([...bySource.keys()]).flatMap((src) => bySource.get(src) ?? [])
}
