import { z } from 'zod'
import { mostInSearch } from '#domain/look/look-in-search.ts'

/** What may be left empty. */
export const text = (max: number) => z.string().trim().max(max)

export const words = (max: number) => text(max).min(1)

export const optionalWords = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null)

export const digits = z.string().regex(/^\d{1,9}$/)
/** A number of any kind as a form spells it: which numbers are right is for what follows to say. */
export const spelledNumber = z
  .string()
  .regex(/^-?\d{1,12}(\.\d{1,6})?$/)
  .transform(Number)
export const Whole = z.union([z.int(), spelledNumber]).pipe(z.int().min(0).max(1_000_000))

/** Of the answer that was edited: sent back, it keeps a save from writing over somebody else's. */
export const Version = z.string().max(40).optional()

/** Of whoever is signed in: asked for again before what is hard to take back. */
export const proof = {
  password: z.string().max(200).optional(),
  /** Of the authenticator app, where two-step sign-in is on. */
  code: z.string().max(60).optional(),
}

export const Flag = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((word) => word === 'true'),
])

/** What search engines show of a page, where it is not what the page says; left out, it stays as it is. */
export const lookFields = {
  seoTitle: text(mostInSearch.title).optional(),
  seoDescription: text(mostInSearch.description).optional(),
}

export const slug = z.string().trim().min(1).max(120)

/** The address of a kept picture; '' for none. */
export const keptPicture = z
  .string()
  .trim()
  .max(200)
  .regex(/^(?:\/uploads\/[\w.-]+)?$/, 'Picture: send one, or leave it empty')
