import { z } from 'zod'
import { lookFields, optionalWords, slug, Version, Whole, words } from '../form-fields.ts'

export const CategoryForm = z.object({
  name: words(80),
  slug,
  description: optionalWords(1000),
  /** What new products of it are before the tax law; both left out, they stay as they are. */
  taxClass: z.string().trim().max(40).optional(),
  hsn: z.string().trim().max(8, 'An HSN has 4, 6 or 8 digits').optional(),
  ...lookFields,
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
  ...lookFields,
  version: Version,
})
export type PageForm = z.infer<typeof PageForm>

/** What stands in the form of a page, finished or not; answered as visitors will read it. */
export const WrittenPage = z.object({
  title: z.string().trim().max(160),
  content: z.string().max(200_000),
})
export type WrittenPage = z.infer<typeof WrittenPage>
