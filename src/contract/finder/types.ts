import { z } from 'zod'
import { longest } from '#domain/work/finding.ts'
import { OrderState } from '../orders/types.ts'

export const FindQuery = z.object({ q: z.string().trim().max(longest).default('') })
export type FindQuery = { q?: string | undefined }

export const FoundKind = z.enum(['order', 'product', 'customer', 'message', 'card-sale'])
export type FoundKind = z.infer<typeof FoundKind>

/** One thing of the shop; its screen follows from its kind and id. */
export const Found = z.object({
  kind: FoundKind,
  /** Of a customer that of their latest order. */
  id: z.int(),
  name: z.string(),
  /** Who bought, wrote or is called so; the code of a saree. */
  detail: z.string(),
  /** Of an order. */
  state: OrderState.nullable(),
  image: z.string(),
})
export type Found = z.infer<typeof Found>

/** What whoever asks may see of what they look for, the likeliest first; a few of each kind. */
export const FoundThings = z.object({
  items: z.array(Found),
  /** The kinds of which their own list finds more. */
  more: z.array(FoundKind),
})
export type FoundThings = z.infer<typeof FoundThings>
