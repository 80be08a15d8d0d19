import type { Product } from '#contract/catalog/types.ts'
import { saidValue } from './said-value.ts'

/** A saree as schema.org writes it: Product and Offer, and a rating only when there are reviews. */
export function productFacts(product: Product, url: string, publicUrl: string): object {
  const { name, code, description, rating, reviewCount } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: code,
    url,
    color: saidValue(product, 'color'),
    material: saidValue(product, 'fabric'),
    ...(description && { description }),
    ...(product.category && { category: product.category }),
    image: product.pictures.map(({ src }) => `${publicUrl}${src}`),
    offers: {
      '@type': 'Offer',
      url,
      price: product.currentPrice,
      priceCurrency: 'INR',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
    ...(reviewCount > 0 &&
      rating !== null && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
      }),
  }
}
