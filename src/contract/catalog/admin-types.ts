import { z } from 'zod'
import { columnKeys, factKeys, recordOf } from '#domain/attributes.ts'
import { mostMakingDays } from '#domain/delivery/shop-calendar.ts'
import { policy } from '#domain/policy.ts'
import { productStates } from '#domain/publishing/publishing.ts'
import {
  digits,
  Flag,
  optionalWords,
  slug,
  spelledNumber,
  text,
  Version,
  Whole,
  words,
} from '../form-fields.ts'
import { SaidCode } from '../said-code.ts'
import { Product } from './types.ts'

/** Rupees with at most two decimals, from a number or its spelling. */
export const Rupees = z
  .union([z.number(), spelledNumber])
  .pipe(z.number().min(0).max(99_999_999))
  .refine((rupees) => Number.isInteger(Math.round(rupees * 1e6) / 1e4), {
    params: { fault: { code: 'decimals' } },
  })

export const OptionalRupees = z
  .union([z.literal('').transform(() => null), z.null(), Rupees])
  .optional()
  .transform((rupees) => rupees ?? null)

const difference = z.string().regex(/^[+-]?\d{1,7}$/)
const Difference = z
  .union([z.int(), difference.transform(Number)])
  .pipe(z.int().min(-1_000_000).max(1_000_000))

const CategoryId = z
  .union([z.number(), digits.transform(Number)], 'Please choose a category')
  .pipe(z.int('Please choose a category').min(1, 'Please choose a category').max(1_000_000))
/** Left empty, it lies ready. */
const MakingDays = z
  .union([z.literal('').transform(() => 0), z.int(), spelledNumber])
  .pipe(z.int().min(0).max(mostMakingDays))
/** Left empty, the shop's mark counts. */
const LowStock = z
  .union([z.literal('').transform(() => null), z.null(), z.int(), spelledNumber])
  .pipe(z.int().min(0).max(policy.mostLowStock).nullable())
const listed = words(policy.listing.maxValueLength)

/** JSON inside a form field. */
const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.string().transform((text, context) => parseJson(text, context)), z.unknown()])
    .pipe(schema)

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', input: text })
    return null
  }
}

/** A sentence or two each: they stand in a table of the page, and filters go by them. */
const Facts = z.object(recordOf(factKeys, () => text(1000).optional()))

const productFields = {
  name: words(160),
  slug,
  code: z.string().trim().max(40).optional(),
  description: optionalWords(5000),
  price: Rupees,
  discountPrice: OptionalRupees,
  stock: Whole.default(policy.defaultStock),
  ...recordOf(columnKeys, () => listed),
  categoryId: CategoryId,
  isFeatured: Flag.default(false),
  isNewArrival: Flag.default(false),
  isTrending: Flag.default(false),
  /** Never below what is paid. */
  mrp: OptionalRupees,
  /** Of a new product, left out: that of its category. */
  taxClass: z.string().trim().max(40).optional(),
  hsn: z.string().trim().max(8).default(''),
  isHandicraft: Flag.default(false),
  isCodAllowed: Flag.default(true),
  /** Working days that it needs before it leaves. */
  makingDays: MakingDays.default(0),
  /** At or below how many left staff are told that it runs low. */
  lowStock: LowStock.default(null),
  facts: json(Facts).optional(),
  /** The kept pictures in the order wanted; new files come after them. */
  pictures: json(z.array(z.object({ src: z.string(), alt: text(300) })).max(24)).optional(),
}

/** A moment (ISO 8601 with a zone), or none. */
const Moment = z
  .union([z.literal('').transform(() => null), z.null(), z.iso.datetime({ offset: true })])
  .optional()
  .transform((moment) => moment ?? null)

const publishing = {
  /** Left out: a new product is published, a known one stays what it is. */
  state: z.enum(['draft', 'published']).optional(),
  /** Of a draft: when it goes into the shop by itself. Counts beside `state`. */
  publishAt: Moment,
}

/** A whole product (spec §5): what is missing among the optional fields is cleared. */
export const ProductForm = z.object({ ...productFields, ...publishing })
export type ProductForm = z.infer<typeof ProductForm>

const edited = {
  version: Version,
  /** The stock over which `stock` was typed: it is refused (409) when pieces have moved since. */
  stockSeen: Whole.optional(),
  /** Instead of `stock`: how many pieces more or fewer. */
  stockChange: Difference.optional(),
}

/** A whole product that is known already: its stock stays unless it is spoken of. */
export const ProductUpdate = z.object({
  ...productFields,
  ...publishing,
  ...edited,
  stock: Whole.optional(),
})
export type ProductUpdate = z.infer<typeof ProductUpdate>

/** Some fields of a product, or pictures to remove; what is missing stays. */
export const ProductPatch = z
  .object({
    ...productFields,
    ...publishing,
    description: productFields.description.optional(),
    discountPrice: z.union([z.literal('').transform(() => null), z.null(), Rupees]),
    stock: Whole,
    isFeatured: Flag,
    isNewArrival: Flag,
    isTrending: Flag,
    mrp: z.union([z.literal('').transform(() => null), z.null(), Rupees]),
    hsn: z.string().trim().max(8),
    isHandicraft: Flag,
    isCodAllowed: Flag,
    makingDays: MakingDays,
    lowStock: LowStock,
    imagesToRemove: z.union([z.string().transform((path) => [path]), z.array(z.string()).max(24)]),
    ...edited,
  })
  .partial()
export type ProductPatch = z.infer<typeof ProductPatch>

/** A product with the version in which it is; stock is no part of it, pieces are sold all day. */
export const EditedProduct = Product.extend({
  version: z.string(),
  state: z.enum(productStates),
  /** At or below how many left it runs low; null: the shop's mark counts. */
  lowStock: z.int().nullable(),
  /** Of a draft that goes into the shop by itself: when. */
  publishAt: z.iso.datetime().nullable(),
})
export type EditedProduct = z.infer<typeof EditedProduct>

/** One row of the admin area's product table. */
export const StockItem = EditedProduct.extend({ updatedAt: z.iso.datetime(), isLow: z.boolean() })
export type StockItem = z.infer<typeof StockItem>

export const StockQuery = z.object({
  q: z.string().trim().max(100).optional(),
  categoryId: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  state: z.enum(['all', 'low', 'sold-out', 'no-picture', 'draft', 'archived']).optional(),
  sort: z.enum(['name', 'price', 'stock', 'category', 'updated', 'created']).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  page: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
  size: z
    .string()
    .regex(/^\d{1,3}$/)
    .optional(),
})
export type StockQuery = z.infer<typeof StockQuery>

export const StockPage = z.object({
  items: z.array(StockItem),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type StockPage = z.infer<typeof StockPage>

/** What a file of products would do, or did: all of it or nothing. */
export const ImportReport = z.object({
  isDryRun: z.boolean(),
  /** True once the products are saved. */
  isApplied: z.boolean(),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** `row` as a spreadsheet counts it, the heading being row 1; the first 200. */
  errors: z.array(
    z.object({
      ...{ row: z.int(), column: z.string() },
      /** In English; `code` says the same for other languages, where it is of the file's own sentences. */
      ...{ message: z.string(), code: SaidCode.optional() },
    }),
  ),
  errorCount: z.int(),
  /**
   * Figures written over another stock than there is `now`, or, where `seen` is null, over nobody knows which; the
   * first 200. Such stocks stay, unless the call says `stock=replace`.
   */
  stocks: z.array(
    z.object({
      row: z.int(),
      code: z.string(),
      name: z.string(),
      now: z.int(),
      wanted: z.int(),
      seen: z.int().nullable(),
    }),
  ),
  stockCount: z.int(),
})
export type ImportReport = z.infer<typeof ImportReport>
