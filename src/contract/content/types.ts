import { z } from 'zod'
import { inEnglish } from '../translated.ts'

/** What search engines show of it, where that was written. */
export const look = { seoTitle: z.string().optional(), seoDescription: z.string().optional() }

/** Told to staff alone: where links inside its text lead that visitors do not find now. */
export const nowhere = { nowhere: z.array(z.string()).optional() }

/** Told to staff alone, who send it back with what they save (platform/edit-version.ts). */
export const version = { version: z.string().optional() }

const saidOfCategory = { description: z.string().nullable(), ...look }

export const Category = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  ...saidOfCategory,
  image: z.string().nullable(),
  /** What its products are before the tax law where they say nothing themselves; told to staff alone. */
  taxClass: z.string().optional(),
  hsn: z.string().optional(),
  ...inEnglish,
  /** Told to staff alone, who send it back: what was written where names in braces stand in it, which are filled above. */
  written: z.object(saidOfCategory).partial().optional(),
  ...version,
})
export type Category = z.infer<typeof Category>

export const Testimonial = z.object({
  id: z.int(),
  customerName: z.string(),
  location: z.string(),
  avatar: z.string().nullable(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  ...version,
})
export type Testimonial = z.infer<typeof Testimonial>

const saidOfPage = z.object({ title: z.string(), content: z.string(), ...look })

/** A page of the shop; `content` is sanitised HTML. */
export const Page = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  ...look,
  ...inEnglish,
  /** Told to staff alone, who send it back: what was written where names in braces stand in it, which are filled above. */
  written: saidOfPage.partial().optional(),
  ...nowhere,
  ...version,
})
export type Page = z.infer<typeof Page>

export const MovedKind = z.enum(['product', 'category', 'page'])
export type MovedKind = z.infer<typeof MovedKind>

/** Where something stands now that was renamed. */
export const Move = z.object({
  slug: z.string(),
  /** Where it leads when that is of another kind: a product that has left leads to its category. */
  kind: MovedKind.optional(),
})
export type Move = z.infer<typeof Move>
