export const demoColors = [
  'Maroon',
  'Red',
  'Rust',
  'Orange',
  'Mustard',
  'Yellow',
  'Gold',
  'Cream',
  'White',
  'Pink',
  'Rose',
  'Magenta',
  'Purple',
  'Lavender',
  'Blue',
  'Navy',
  'Sky Blue',
  'Teal',
  'Green',
  'Bottle Green',
  'Mint',
  'Moss',
  'Brown',
  'Grey',
  'Black',
  'Peach',
  'Sandal',
  'Copper',
] as const
export type DemoColor = (typeof demoColors)[number]

export const demoFabrics = [
  'Silk',
  'Crepe Silk',
  'Soft Silk',
  'Silk Cotton',
  'Cotton',
  'Linen',
  'Organza',
  'Tissue',
] as const
export type DemoFabric = (typeof demoFabrics)[number]

export const demoOccasions = [
  'Wedding',
  'Festive',
  'Reception',
  'Office',
  'Everyday',
  'Temple & Puja',
] as const
export type DemoOccasion = (typeof demoOccasions)[number]

/** `picture` names a file of demo/pictures, as every picture here does. */
export type DemoCategory = { name: string; slug: string; description: string; picture: string }

export type DemoPicture = { file: string; alt: string }

export type DemoFacts = {
  design?: string
  length: string
  blouse: string
  border: string
  pallu: string
  zari: string
  weight: string
  care: string
}

/** A saree of the demo shop. Prices are rupees; discountPrice, where there is one, is the struck original. */
export type DemoProduct = {
  id: string
  code: string
  name: string
  slug: string
  category: string
  description: string
  price: number
  discountPrice?: number
  stock: number
  fabric: DemoFabric
  color: DemoColor
  occasion: DemoOccasion
  isFeatured: boolean
  isNewArrival: boolean
  isTrending: boolean
  /** How many days before the seeding it came to the shop. */
  daysAgo: number
  weave: string
  place: string
  facts: DemoFacts
  /** The whole saree, the pallu, the border, the weave: in this order. */
  pictures: [DemoPicture, DemoPicture, DemoPicture, DemoPicture]
}

/** `product` is the id of a DemoProduct. */
export type DemoReview = {
  product: string
  author: string
  rating: 1 | 2 | 3 | 4 | 5
  comment: string
  daysAgo: number
  isDemo: true
}

export type DemoTestimonial = {
  customerName: string
  location: string
  rating: 1 | 2 | 3 | 4 | 5
  comment: string
}

export type DemoPage = { title: string; slug: string; content: string }

/** `products` are ids of DemoProducts, `picture` names a file of demo/pictures. */
export type DemoStory = DemoPage & {
  summary: string
  picture: string
  pictureAlt: string
  products: string[]
  /** How many days before the seeding it came out. */
  daysAgo: number
}

/** What the manifest of demo/pictures says about one file; `preview` is a tiny WebP as a data address. */
export type DemoPictureFacts = {
  width: number
  height: number
  bytes: number
  sha256: string
  preview: string
  colour: string
}
