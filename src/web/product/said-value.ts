import type { Product } from '#contract/catalog/types.ts'
import type { ColumnKey } from '#domain/attributes.ts'

export type Said = Pick<Product, ColumnKey | 'labels'>

/** What a saree is said of in a word, as the page says it. */
export const saidValue = ({ labels, ...product }: Said, key: ColumnKey) =>
  labels?.[key] ?? product[key]
