import { get, onceOpen, shelved } from '../endpoint.ts'
import type { Product, ProductsAsked } from './types.ts'

export const listProducts = shelved(get<ProductsAsked, Product[]>('/api/products', 'anyone'))
export const newArrivals = shelved(
  get<ProductsAsked, Product[]>('/api/products/new-arrivals', 'anyone'),
)
export const featured = shelved(get<ProductsAsked, Product[]>('/api/products/featured', 'anyone'))
export const trending = shelved(get<ProductsAsked, Product[]>('/api/products/trending', 'anyone'))
type BySlug = { slug: string }
export const getProduct = onceOpen(get<BySlug, Product>('/api/products/{slug}', 'anyone'))
export const relatedProducts = onceOpen(
  get<BySlug, Product[]>('/api/products/{slug}/related', 'anyone'),
)
