import type { Product, ProductCard } from '#contract/catalog/types.ts'
import { galleryOrder } from '#domain/image-order.ts'
import type { Shop } from '../platform/shop.ts'
import { presentCard, presentProduct } from './present.ts'
import { type ProductRow, picturesOf } from './queries.ts'

/** Rows as products, each with all its pictures in gallery order. */
export async function presentedProducts(shop: Shop, rows: ProductRow[]): Promise<Product[]> {
  const pictures = await picturesOf(
    shop.db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => presentProduct(row, inOrder(pictures.get(row.id))))
}

/** Rows as cards, each with its first two pictures. */
export async function presentedCards(shop: Shop, rows: ProductRow[]): Promise<ProductCard[]> {
  const pictures = await picturesOf(
    shop.db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => presentCard(row, inOrder(pictures.get(row.id))))
}

const inOrder = <P extends { src: string }>(pictures: P[] = []) => {
  const bySource = new Map(pictures.map((picture) => [picture.src, picture]))
  return galleryOrder([...bySource.keys()]).flatMap((src) => bySource.get(src) ?? [])
}
