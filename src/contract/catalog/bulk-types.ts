import { z } from 'zod'
import { bulkActions, mostAtOnce } from '#domain/bulk/bulk-change.ts'
import { priceEndings } from '#domain/bulk/changed-price.ts'
import { PathId } from '../path-id.ts'

const many = {
  ids: z.array(z.int()).min(1).max(mostAtOnce),
  /** By id, the version in which each was seen: of one that has changed since, nothing is written (409). */
  versions: z.record(z.string().max(15), z.string().max(40)).optional(),
}

/** One change for many products at once. */
export const BulkChange = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('flag'),
    ...many,
    flag: z.enum(['isFeatured', 'isNewArrival', 'isTrending']),
    value: z.boolean(),
  }),
  z.object({ action: z.literal('category'), ...many, categoryId: z.int() }),
  z.object({
    action: z.literal('price'),
    ...many,
    percent: z.number().min(-90).max(200),
    ending: z.enum(priceEndings).default('rupee'),
  }),
  z.object({ action: z.literal('archive'), ...many }),
  z.object({ action: z.literal('restore'), ...many }),
  z.object({ action: z.literal('publish'), ...many }),
  z.object({ action: z.literal('draft'), ...many }),
])
export type BulkChange = z.infer<typeof BulkChange>

/** By `undoId` it can be taken back for ten minutes. */
export const BulkChanged = z.object({ changed: z.int(), undoId: z.int() })
export type BulkChanged = z.infer<typeof BulkChanged>

/** The changes of many products that can still be taken back, the newest first. */
export const UndoableChanges = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      action: z.enum(bulkActions),
      products: z.int(),
      /** The name of whoever made it. */
      by: z.string(),
      at: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
  ),
})
export type UndoableChanges = z.infer<typeof UndoableChanges>

/** `kept` names those that somebody has changed since: they stay as they are. */
export const Undone = z.object({ changed: z.int(), kept: z.array(z.string()) })
export type Undone = z.infer<typeof Undone>

export const OneBulkChange = z.object({ id: PathId })
export type OneBulkChange = z.infer<typeof OneBulkChange>
