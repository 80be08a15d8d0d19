import { z } from 'zod'
import { mostAtOnce } from '#domain/bulk/bulk-change.ts'
import { priceEndings } from '#domain/bulk/changed-price.ts'
import { words } from '../form-fields.ts'
import { PathId } from '../path-id.ts'

const Moment = z.iso.datetime({ offset: true }).nullable()

/** Prices for a time, or from a moment on. */
export const PriceListForm = z.object({
  name: words(60),
  ids: z.array(z.int()).min(1).max(mostAtOnce),
  /** With an end, below 0: for a time prices are lowered alone. */
  percent: z.number().min(-90).max(200),
  ending: z.enum(priceEndings).default('rupee'),
  /** Null for now. */
  startsAt: Moment.default(null),
  /** Null for prices that stay. */
  endsAt: Moment.default(null),
})
export type PriceListForm = z.infer<typeof PriceListForm>

export const PriceList = z.object({
  id: z.int(),
  name: z.string(),
  percent: z.number(),
  ending: z.enum(priceEndings),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  state: z.enum(['planned', 'running', 'over', 'cancelled']),
  products: z.int(),
  /** Of a list that has begun: those whose prices it could not set, because the law or their MRP forbids it, or it would change nothing; the first ten by name. */
  left: z.object({ count: z.int(), names: z.array(z.string()) }),
  by: z.string(),
})
export type PriceList = z.infer<typeof PriceList>

/** Those that are planned or run, by their beginning. */
export const PriceLists = z.object({ items: z.array(PriceList) })
export type PriceLists = z.infer<typeof PriceLists>

export const OnePriceList = z.object({ id: PathId })
export type OnePriceList = z.infer<typeof OnePriceList>
