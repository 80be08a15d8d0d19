import { get, type Nothing, onceOpen, shelved } from '../endpoint.ts'
import type { Companions, PiecesChosen, Product, ProductsAsked, WaysIn } from './types.ts'

export const listProducts = shelved(get<ProductsAsked, Product[]>('/api/products', 'anyone'))
export const newArrivals = shelved(
  get<ProductsAsked, Product[]>('/api/products/new-arrivals', 'anyone'),
)
export const featured = shelved(get<ProductsAsked, Product[]>('/api/products/featured', 'anyone'))
export const trending = shelved(get<ProductsAsked, Product[]>('/api/products/trending', 'anyone'))
/** Those of some ids, in their order; who has left the shop is left out. */
export const chosenProducts = shelved(
  get<PiecesChosen, Product[]>('/api/products/chosen', 'anyone'),
)
/** Where a shopper may begin: occasions, prices and regions, each with its cheapest piece in stock. */
export const waysIn = onceOpen(get<Nothing, WaysIn>('/api/products/ways', 'anyone'))
type BySlug = { slug: string }
export const getProduct = onceOpen(get<BySlug, Product>('/api/products/{slug}', 'anyone'))
export const relatedProducts = onceOpen(
  get<BySlug, Product[]>('/api/products/{slug}/related', 'anyone'),
)
export const companions = onceOpen(
  get<BySlug, Companions>('/api/products/{slug}/companions', 'anyone'),
)
