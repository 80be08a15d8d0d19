import type { Product, ProductCard } from './catalog/types.ts'
import type { Category, Page, Review, Testimonial } from './content/types.ts'
import type { AnswerOf, InputOf } from './endpoint.ts'
import type * as endpoints from './endpoints.ts'
import type { Facets } from './search/types.ts'

/** What the API page shows of a call: something that a real shop would be asked, and its answer. */
export type Example<Input, Answer> = { input?: Input; answer: Answer }

export type Examples<Table> = {
  [Name in keyof Table]?: Example<InputOf<Table[Name]>, AnswerOf<Table[Name]>>
}

const hero = '/uploads/3f2b6c1e9a7d4058b1c2d3e4f5a60718.jpg'

const card: ProductCard = {
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

const product: Product = {
  ...card,
  description: 'Three shuttles weave the border into the body, so that the two never part.',
  images: [hero],
  facts: { weave: 'Korvai', place: 'Kanchipuram', length: '5.5 m', care: 'Dry clean only' },
}

const category: Category = {
  id: 1,
  name: 'Kanjivaram Silk',
  slug: 'kanjivaram-silk',
  description: 'Heavy mulberry silk from Kanchipuram, body and border locked on the loom.',
  image: '/uploads/8a1c5e7f90b24d63a5c4e2f1d0b39687.jpg',
}

const page: Page = {
  id: 1,
  title: 'About Us',
  slug: 'about-us',
  content: '<p>We began with one wooden rail and eleven sarees.</p>',
}

const testimonial: Testimonial = {
  id: 1,
  customerName: 'Meenakshi Sundaram',
  location: 'Coimbatore',
  avatar: null,
  rating: 5,
  comment: 'The colour is exactly what the picture showed.',
}

const review: Review = {
  id: 12,
  author: 'Revathi',
  rating: 5,
  title: 'Better than the pictures',
  comment: 'Drapes beautifully, and the pallu is a joy.',
  photos: [],
  reply: '',
  createdAt: '2026-01-12T09:00:00.000Z',
  isDemo: true,
}

const facets: Facets = {
  fabrics: [{ value: 'Silk', count: 18 }],
  colors: [{ value: 'Maroon', count: 4 }],
  occasions: [{ value: 'Wedding', count: 11 }],
  price: { min: 1200, max: 120000 },
}

const slug = { slug: product.slug }

export const examples: Examples<typeof endpoints> = {
  listProducts: { answer: [product] },
  newArrivals: { input: { limit: '4' }, answer: [product] },
  featured: { input: { limit: '4' }, answer: [product] },
  trending: { input: { limit: '4' }, answer: [{ ...product, isTrending: true }] },
  productFacets: { input: { fabrics: 'Silk' }, answer: facets },
  getProduct: { input: slug, answer: product },
  relatedProducts: { input: slug, answer: [product] },
  productReviews: {
    input: slug,
    answer: {
      items: [review],
      total: 1,
      page: 1,
      pages: 1,
      rating: 5,
      spread: [1, 0, 0, 0, 0],
    },
  },
  search: {
    input: { q: 'pattu', colors: 'Maroon,Green', maxPrice: '30000', sort: 'price-asc' },
    answer: {
      items: [card],
      total: 1,
      page: 1,
      pages: 1,
      facets,
      correctedTo: null,
      suggestions: [],
    },
  },
  suggest: {
    input: { q: 'kanji' },
    answer: [
      {
        slug: card.slug,
        name: card.name,
        currentPrice: card.currentPrice,
        image: card.image,
        kind: 'product',
      },
    ],
  },
  listCategories: { answer: [category] },
  getCategory: { input: { slugOrId: category.slug }, answer: category },
  listTestimonials: { answer: [testimonial] },
  listPages: { answer: [page] },
  getPage: { input: { slug: page.slug }, answer: page },
  getSettings: {
    input: { _nocache: '1768458600000' },
    answer: {
      newArrivalsDisplay: 'carousel',
      premiumProductsDisplay: 'grid',
      trendingProductsDisplay: 'grid',
      newArrivalsCount: 4,
      premiumProductsCount: 4,
      trendingProductsCount: 4,
    },
  },
  findMove: {
    input: { kind: 'product', slug: 'maroon-silk' },
    answer: { slug: product.slug },
  },
  subscribe: {
    input: { email: 'lakshmi@example.com' },
    answer: { message: 'Please confirm with the link that we have sent to lakshmi@example.com.' },
  },
  confirmSubscription: {
    input: { token: 'Vq3sN0bY2mH8tXw5rK1cZ6dJ9fL4gP7aQeRuTiOyAsD' },
    answer: { message: 'Your address is confirmed.' },
  },
  unsubscribe: {
    input: { token: 'Vq3sN0bY2mH8tXw5rK1cZ6dJ9fL4gP7aQeRuTiOyAsD' },
    answer: { message: 'You will not hear from us again.' },
  },
  sendMessage: {
    input: {
      name: 'Lakshmi',
      email: 'lakshmi@example.com',
      phone: '+91 90000 00000',
      message: 'Could you show me the pallu of KAN-007 in daylight?',
    },
    answer: { number: 'T-000123', message: 'We have your message and answer within 24 hours.' },
  },
}
