import { z } from 'zod'
import { columnKeys, factKeys, recordOf } from '#domain/attributes.ts'
import { policy } from '#domain/policy.ts'
import { inEnglish } from '../translated.ts'

/** One picture of a product as pages show it: `src` is the canonical address, sizes hang off it. */
export const Picture = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** A tiny WebP as a data address, shown until the picture is there; empty when none was made. */
  preview: z.string(),
  ...inEnglish,
})
export type Picture = z.infer<typeof Picture>

/** What the cloth is, beyond fabric, colour and occasion; every fact may be unknown. */
export const ClothFacts = z.object(recordOf(factKeys, () => z.string().optional()))
export type ClothFacts = z.infer<typeof ClothFacts>

/** What tax and money at the door go by. */
const law = {
  taxClass: z.string(),
  hsn: z.string(),
  isHandicraft: z.boolean(),
  isCodAllowed: z.boolean(),
}

/** A product as every call answers it (spec §3 and the decision on price). Prices are rupees. */
export const Product = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  price: z.number(),
  discountPrice: z.number().nullable(),
  currentPrice: z.number(),
  originalPrice: z.number().nullable(),
  discountPercent: z.int(),
  stock: z.int(),
  /** Working days that it needs before it leaves, beside packing; left out of what lies ready. */
  makingDays: z.int().optional(),
  ...recordOf(columnKeys, () => z.string()),
  images: z.array(z.string()),
  image: z.string(),
  pictures: z.array(Picture),
  isFeatured: z.boolean(),
  isNewArrival: z.boolean(),
  isTrending: z.boolean(),
  categoryId: z.int(),
  category: z.string().nullable(),
  categorySlug: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  facts: ClothFacts,
  /** Asked in a language: how fabric, colour and occasion are said in it, as far as that is known. */
  labels: z.object(recordOf(columnKeys, () => z.string().optional())).optional(),
  ...inEnglish,
  /** Of one saree asked for by its address: how border and pallu stand out from the body, as far as their facts tell. */
  contrast: z.enum(['strong', 'soft', 'tonal']).optional(),
  /** The most that it may cost, all taxes included; null where none is said. */
  mrp: z.number().nullable(),
  ...law,
  createdAt: z.iso.datetime(),
})
export type Product = z.infer<typeof Product>

/** A product as a grid of cards needs it: the words of the detail page left out. */
export const ProductCard = Product.omit({
  ...{ description: true, facts: true, images: true, mrp: true, taxClass: true },
  ...{ hsn: true, isHandicraft: true, isCodAllowed: true, contrast: true },
})
export type ProductCard = z.infer<typeof ProductCard>

/** What stands beside a piece: the same design in other colours, and what is worn beside it. */
export const Companions = z.object({
  otherColours: z.array(ProductCard),
  goesWith: z.array(ProductCard),
})
export type Companions = z.infer<typeof Companions>

/** A value that sarees are said of in, with what of it is in stock. */
const WayIn = z.object({
  value: z.string(),
  /** How it is said in the language that was asked for, where that is known. */
  label: z.string().optional(),
  ...inEnglish,
  count: z.int(),
  /** The least price in stock, in rupees. */
  from: z.number(),
  picture: Picture.nullable(),
})
export type WayIn = z.infer<typeof WayIn>

/** Where a shopper may begin; nothing that is sold out counts. */
export const WaysIn = z.object({
  occasions: z.array(WayIn),
  regions: z.array(WayIn),
  /** In whole rupees, both ends inclusive; null where a stretch is open. */
  bands: z.array(
    z.object({ minPrice: z.int().nullable(), maxPrice: z.int().nullable(), count: z.int() }),
  ),
})
export type WaysIn = z.infer<typeof WaysIn>

/** Which pieces somebody has chosen. */
export const PiecesChosen = z.object({
  ids: z.string().regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,11}$/, 'Please name up to 12 ids'),
})
export type PiecesChosen = z.infer<typeof PiecesChosen>

const numberUpTo = (most: number, sentence: string) =>
  z
    .string()
    .regex(/^[1-9][0-9]{0,4}$/, sentence)
    .refine((text) => Number(text) <= most, sentence)
    .optional()

/** Which stretch of a list: the first so many, or a page of so many. */
export const ProductsAsked = z.object({
  limit: numberUpTo(
    policy.productsPerAnswer,
    `Limit must be a number from 1 to ${policy.productsPerAnswer}`,
  ).meta({ description: `So many a page, 1 to ${policy.productsPerAnswer}.` }),
  page: numberUpTo(
    policy.listing.maxPage,
    `Page must be a number from 1 to ${policy.listing.maxPage}`,
  ).meta({ description: 'From 1; the head Link leads to the next one.' }),
})
export type ProductsAsked = z.infer<typeof ProductsAsked>
