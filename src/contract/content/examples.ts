import { product } from '../catalog/examples.ts'
import type { Examples } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'
import type { Category, Page, Testimonial } from './types.ts'

const category: Category = {
  id: 1,
  name: 'Kanjivaram Silk',
  slug: 'kanjivaram-silk',
  description: 'Heavy mulberry silk from Kanchipuram, body and border locked on the loom.',
  image: '/uploads/8a1c5e7f90b24d63a5c4e2f1d0b39687.jpg',
}

const testimonial: Testimonial = {
  id: 1,
  customerName: 'Meenakshi Sundaram',
  location: 'Coimbatore',
  avatar: null,
  rating: 5,
  comment: 'The colour is exactly what the picture showed.',
}

const page: Page = {
  id: 1,
  title: 'About Us',
  slug: 'about-us',
  content: '<p>We began with one wooden rail and eleven sarees.</p>',
}

export const examples: Examples<typeof calls & typeof adminCalls> = {
  listCategories: { answer: [category] },
  getCategory: { input: { slugOrId: category.slug }, answer: category },
  listTestimonials: { answer: [testimonial] },
  listPages: { answer: [page] },
  getPage: { input: { slug: page.slug }, answer: page },
  findMove: {
    input: { kind: 'product', slug: 'maroon-silk' },
    answer: { slug: product.slug },
  },
}
