import { z } from 'zod'
import { columnKeys, recordOf } from '#domain/attributes.ts'
import { policy } from '#domain/policy.ts'
import { ClothFacts, Product } from './types.ts'

// What the forms of the workshop send. A multipart form is text: numbers and flags are read from their
// plain decimal spelling only, so that '0x10', '1e9' and ' ' are refused.

const words = (max: number) => z.string().trim().min(1).max(max)

const optionalWords = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null)

const decimal = z.string().regex(/^\d{1,8}(\.\d{1,2})?$/)

/** Rupees with at most two decimals, from a number or its spelling. */
const Rupees = z
  .union([z.number(), decimal.transform(Number)])
  .pipe(z.number().min(0).max(99_999_999))
  .refine((rupees) => Number.isInteger(Math.round(rupees * 1e6) / 1e4), {
    params: { fault: { code: 'decimals' } },
  })

const OptionalRupees = z
  .union([z.literal('').transform(() => null), z.null(), Rupees])
  .optional()
  .transform((rupees) => rupees ?? null)

const digits = z.string().regex(/^\d{1,9}$/)
const Whole = z.union([z.int(), digits.transform(Number)]).pipe(z.int().min(0).max(1_000_000))

const difference = z.string().regex(/^[+-]?\d{1,7}$/)
const Difference = z
  .union([z.int(), difference.transform(Number)])
  .pipe(z.int().min(-1_000_000).max(1_000_000))

/** Of the answer that was edited: sent back, it keeps a save from writing over somebody else's. */
export const Version = z.string().max(40).optional()

const CategoryId = z
  .union([z.number(), digits.transform(Number)], 'Please choose a category')
  .pipe(z.int('Please choose a category').min(1, 'Please choose a category').max(1_000_000))

const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])

const slug = z.string().trim().min(1).max(120)
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
  facts: json(ClothFacts).optional(),
  /** The kept pictures in the order wanted; new files come after them. */
  pictures: json(
    z.array(z.object({ src: z.string(), alt: z.string().max(300) })).max(24),
  ).optional(),
}

/** A whole product (spec §5): what is missing among the optional fields is cleared. */
export const ProductForm = z.object(productFields)
export type ProductForm = z.infer<typeof ProductForm>

const edited = {
  version: Version,
  /** The stock over which `stock` was typed: it is refused (409) when pieces have moved since. */
  stockSeen: Whole.optional(),
  /** Instead of `stock`: how many pieces more or fewer. */
  stockChange: Difference.optional(),
}

/** A whole product that is known already: its stock stays unless it is spoken of. */
export const ProductUpdate = z.object({ ...productFields, ...edited, stock: Whole.optional() })
export type ProductUpdate = z.infer<typeof ProductUpdate>

/** Some fields of a product, or pictures to remove; what is missing stays. */
export const ProductPatch = z
  .object({
    ...productFields,
    description: productFields.description.optional(),
    discountPrice: z.union([z.literal('').transform(() => null), z.null(), Rupees]),
    stock: Whole,
    isFeatured: Flag,
    isNewArrival: Flag,
    isTrending: Flag,
    imagesToRemove: z.union([z.string().transform((path) => [path]), z.array(z.string()).max(24)]),
    ...edited,
  })
  .partial()
export type ProductPatch = z.infer<typeof ProductPatch>

export const CategoryForm = z.object({
  name: words(80),
  slug,
  description: optionalWords(1000),
  version: Version,
})
export type CategoryForm = z.infer<typeof CategoryForm>

export const TestimonialForm = z.object({
  customerName: words(80),
  location: words(80),
  rating: Whole.pipe(z.int().min(1).max(5)),
  comment: words(1000),
  version: Version,
})
export type TestimonialForm = z.infer<typeof TestimonialForm>

export const PageForm = z.object({
  title: words(160),
  slug,
  content: z.string().max(200_000),
  version: Version,
})
export type PageForm = z.infer<typeof PageForm>

/** A product with the version in which it is; stock is no part of it, pieces are sold all day. */
export const EditedProduct = Product.extend({ version: z.string() })
export type EditedProduct = z.infer<typeof EditedProduct>

/** One row of the workshop's product table. */
export const StockItem = EditedProduct.extend({ updatedAt: z.iso.datetime(), isLow: z.boolean() })
export type StockItem = z.infer<typeof StockItem>

export const StockQuery = z.object({
  q: z.string().max(100).optional(),
  categoryId: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  state: z.enum(['all', 'low', 'sold-out', 'no-picture', 'archived']).optional(),
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

const ids = z.array(z.int()).min(1).max(500)

/** One change for many products at once. */
export const BulkChange = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('flag'),
    ids,
    flag: z.enum(['isFeatured', 'isNewArrival', 'isTrending']),
    value: z.boolean(),
  }),
  z.object({ action: z.literal('category'), ids, categoryId: z.int() }),
  z.object({ action: z.literal('price'), ids, percent: z.number().min(-90).max(200) }),
  z.object({ action: z.literal('archive'), ids }),
  z.object({ action: z.literal('restore'), ids }),
])
export type BulkChange = z.infer<typeof BulkChange>

export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  who: z.string(),
  action: z.string(),
  kind: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditPage = z.object({
  items: z.array(AuditEntry),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type AuditPage = z.infer<typeof AuditPage>

export const AuditQuery = z.object({
  kind: z.string().max(40).optional(),
  who: z.string().max(80).optional(),
  page: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>
