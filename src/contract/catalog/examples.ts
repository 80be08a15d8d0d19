import type { Examples } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'
import type { Product, ProductCard } from './types.ts'

export const hero = '/uploads/3f2b6c1e9a7d4058b1c2d3e4f5a60718.jpg'

export const card: ProductCard = {
  id: 7,
  code: 'KAN-007',
  name: 'Maroon Kanjivaram with a parrot green border',
  slug: 'maroon-kanjivaram-parrot-green-border',
  price: 24500,
  discountPrice: 28000,
  currentPrice: 24500,
  originalPrice: 28000,
  discountPercent: 13,
  stock: 1,
  fabric: 'Silk',
  color: 'Maroon',
  occasion: 'Wedding',
  image: hero,
  pictures: [
    { src: hero, alt: 'Maroon silk with gold mangoes', width: 1200, height: 1600, preview: '' },
  ],
  isFeatured: true,
  isNewArrival: true,
  isTrending: false,
  categoryId: 1,
  category: 'Kanjivaram Silk',
  categorySlug: 'kanjivaram-silk',
  rating: 4.5,
  reviewCount: 2,
  createdAt: '2026-01-10T04:30:00.000Z',
}

export const product: Product = {
  ...card,
  description: 'Three shuttles weave the border into the body, so that the two never part.',
  images: [hero],
  facts: { weave: 'Korvai', place: 'Kanchipuram', length: '5.5 m', care: 'Dry clean only' },
  ...{ mrp: 28000, taxClass: 'fabric', hsn: '5007', isHandicraft: true, isCodAllowed: true },
}

const slug = { slug: product.slug }

export const examples: Examples<typeof calls & typeof adminCalls> = {
  listProducts: { answer: [product] },
  newArrivals: { input: { limit: '4' }, answer: [product] },
  featured: { input: { limit: '4' }, answer: [product] },
  trending: { input: { limit: '4' }, answer: [{ ...product, isTrending: true }] },
  getProduct: { input: slug, answer: product },
  relatedProducts: { input: slug, answer: [product] },
  chosenProducts: { input: { ids: '7' }, answer: [product] },
  waysIn: {
    answer: {
      occasions: [{ value: 'Wedding', count: 11, from: 14800, picture: null }],
      regions: [{ value: 'Tamil Nadu', count: 30, from: 1800, picture: null }],
      bands: [{ minPrice: null, maxPrice: 5000, count: 12 }],
    },
  },
  companions: { input: slug, answer: { otherColours: [card], goesWith: [] } },
}
