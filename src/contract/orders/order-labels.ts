import { z } from 'zod'
import { tagLimits, tagsIn } from '#domain/orders/order-tag.ts'
import { text } from '../form-fields.ts'

const Tags = z
  .array(text(tagLimits.letters))
  .max(tagLimits.perOrder)
  .default([])
  .transform((tags) => tagsIn(tags.join(',')))
const Assignee = z.object({ id: z.int(), username: z.string() })

/** What staff call an order among themselves, and who of them sees to it. */
export const labelsOfOrder = { tags: z.array(z.string()), assignee: Assignee.nullable() }

/** What there is to choose from: the tags in use, the commonest first, and everybody on the staff. */
export const OrderLabels = z.object({ tags: z.array(z.string()), people: z.array(Assignee) })
export type OrderLabels = z.infer<typeof OrderLabels>

/** Changes many orders at once: tags come and go, whatever others there are; without `assignee` it stays. */
export const LabelOrders = z.object({
  ids: z.array(z.int().positive()).min(1).max(100),
  add: Tags,
  remove: Tags,
  /** null for nobody. */
  assignee: z.int().positive().nullable().optional(),
})
export type LabelOrders = z.infer<typeof LabelOrders>
