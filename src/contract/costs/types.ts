import { z } from 'zod'
import { OptionalRupees, Rupees } from '../catalog/admin-types.ts'
import { PathId } from '../path-id.ts'
import { SalesQuery } from '../sales/types.ts'

export const OneProduct = z.object({ id: PathId })
export type OneProduct = z.infer<typeof OneProduct>

/** Rupees; left empty, the purchase price is not known. */
export const CostsForm = z.object({
  purchase: OptionalRupees,
  other: z.union([z.literal('').transform(() => 0), Rupees]).default(0),
})
export type CostsForm = z.infer<typeof CostsForm>

export const SavedCosts = CostsForm.extend({
  id: PathId,
  /** Counts for what was sold since the entry that it corrects, not from now on. */
  isCorrection: z.boolean().default(false),
  /** The last entry that was seen, 0 for none: written over no other. */
  seen: z.int().min(0).optional(),
})
export type SavedCosts = z.infer<typeof SavedCosts>

const Costs = {
  /** Rupees; null where it is not known. */
  purchase: z.number().nullable(),
  other: z.number(),
}

const Margin = {
  /** What it is sold for now, without tax. */
  taken: z.number(),
  /** `taken` less what it cost; null where that is not known. */
  margin: z.number().nullable(),
  /** Of `taken`: 0.25 is 25 %. */
  share: z.number().nullable(),
}

/** What a piece cost, and what was written down of it, the last first. */
export const CostsOfProduct = z.object({
  ...Costs,
  ...Margin,
  /** The last entry, 0 for none. */
  seen: z.int(),
  entries: z.array(
    z.object({
      ...{ id: z.int(), ...Costs },
      at: z.iso.datetime(),
      by: z.string(),
      /** From when it counts; null for what was sold before it too. */
      since: z.iso.datetime().nullable(),
    }),
  ),
})
export type CostsOfProduct = z.infer<typeof CostsOfProduct>

/** Ids with commas between them. */
export const MarginsAsked = z.object({ ids: z.string().regex(/^\d{1,15}(,\d{1,15}){0,199}$/) })
export type MarginsAsked = z.infer<typeof MarginsAsked>

/** Those that are there, as they are sold now. */
export const MarginsOfProducts = z.object({
  items: z.array(z.object({ id: z.int(), ...Costs, ...Margin })),
})
export type MarginsOfProducts = z.infer<typeof MarginsOfProducts>

export const MarginTable = z.enum(['days', 'weaves', 'categories', 'sarees'])
export type MarginTable = z.infer<typeof MarginTable>

export const MarginTableQuery = SalesQuery.extend({ table: MarginTable })
export type MarginTableQuery = z.infer<typeof MarginTableQuery>

const Sums = {
  /** Pieces whose cost is known. */
  pieces: z.int(),
  /** What was taken for them: after discounts, without tax, shipping and fees. */
  taken: z.number(),
  /** What they cost, as it stood when they were sold. */
  cost: z.number(),
  margin: z.number(),
  share: z.number().nullable(),
  /** Pieces whose cost nobody knows, and what was taken for them: in none of the sums. */
  unknownPieces: z.int(),
  unknownTaken: z.number(),
}

/** What stayed of the sales of some days; pieces that came back are none. */
export const MarginFigures = z.object({
  ...Sums,
  byDay: z.array(z.object({ day: z.iso.date(), ...Sums })),
  /** By the weave that each saree has now, '' where none is known. */
  byWeave: z.array(z.object({ weave: z.string(), ...Sums })),
  /** By the category that each had when it was ordered, '' where it is gone. */
  byCategory: z.array(z.object({ category: z.string(), ...Sums })),
  /** The fifty that brought most; the file has all. */
  bySaree: z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), ...Sums })),
})
export type MarginFigures = z.infer<typeof MarginFigures>
