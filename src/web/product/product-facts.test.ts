import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog/types.ts'
import { headings } from '../words/en/headings.ts'
import { crumbsOf } from './product-crumbs.ts'
import { productFacts } from './product-facts.ts'
import { reviewsInput } from './reviews/reviews-input.ts'

const saree: Product = {
  id: 1,
  code: 'PL-KJ-001',
  name: 'Arakku Kanjivaram',
  slug: 'arakku-kanjivaram',
  description: 'Heavy silk.',
  price: 42500,
  discountPrice: 48000,
  currentPrice: 42500,
  originalPrice: 48000,
  discountPercent: 11,
  stock: 3,
  fabric: 'Silk',
  color: 'Maroon',
  occasion: 'Wedding',
  images: ['/uploads/a.jpg'],
  image: '/uploads/a.jpg',
  pictures: [{ src: '/uploads/a.jpg', alt: '', width: 1200, height: 1600, preview: '' }],
  isFeatured: true,
  isNewArrival: false,
  isTrending: false,
  categoryId: 1,
  category: 'Kanjivaram Silk',
  categorySlug: 'kanjivaram-silk',
  rating: 4.7,
  reviewCount: 6,
  facts: {},
  ...{ mrp: null, taxClass: 'fabric', hsn: '5007', isHandicraft: false, isCodAllowed: true },
  createdAt: '2026-01-01T00:00:00.000Z',
}

const url = 'https://pallu.test/product/arakku-kanjivaram'
const factsOf = (some: Partial<Product>) =>
  productFacts({ ...saree, ...some }, url, 'https://pallu.test')

describe('what search engines are told of a saree', () => {
  it('the price is the one paid, in rupees', () => {
    expect(factsOf({})).toMatchObject({
      '@type': 'Product',
      image: ['https://pallu.test/uploads/a.jpg'],
      offers: { price: 42500, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    })
  })

  it('AggregateRating only when there are reviews', () => {
    expect(factsOf({})).toHaveProperty('aggregateRating.reviewCount', 6)
    expect(factsOf({ rating: 0, reviewCount: 0 })).not.toHaveProperty('aggregateRating')
    expect(factsOf({ rating: null, reviewCount: 0 })).not.toHaveProperty('aggregateRating')
  })

  it('sold out is out of stock', () => {
    expect(factsOf({ stock: 0 })).toHaveProperty(
      'offers.availability',
      'https://schema.org/OutOfStock',
    )
  })
})

describe('breadcrumb: Home > Products > category (links to /products/{category slug}) > product name', () => {
  it('names all four', () => {
    expect(crumbsOf(saree, headings)).toEqual([
      { label: 'Home', to: '/' },
      { label: 'Products', to: '/products' },
      { label: 'Kanjivaram Silk', to: '/products/kanjivaram-silk' },
      { label: 'Arakku Kanjivaram' },
    ])
  })

  it('leaves out a category that is gone', () => {
    expect(crumbsOf({ ...saree, category: null, categorySlug: null }, headings)).toHaveLength(3)
  })
})

describe('the reviews of an address', () => {
  it.each(['', '?page=1', '?page=0', '?page=-2', '?page=two', '?page=1.5', '?page=99999999'])(
    '%s is the first page',
    (search) => expect(reviewsInput('a', search)).toEqual({ slug: 'a' }),
  )

  it('?page=3 is the third', () => {
    expect(reviewsInput('a', '?page=3')).toEqual({ slug: 'a', page: 3 })
  })
})
