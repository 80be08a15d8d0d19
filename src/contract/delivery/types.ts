import { z } from 'zod'
import { mostDamageHours, mostDays } from '#domain/delivery/delivery-terms.ts'

const Rupees = z.number().min(0).max(10_000_000).multipleOf(0.01)
const Days = z.int().min(1).max(mostDays)

/** Business days after the day of the order. */
const DaySpan = z.object({ from: Days, to: Days })

/** What the shop promises of delivery and returns; amounts in rupees. */
export const DeliveryTerms = z.object({
  fee: Rupees,
  /** Delivery within India is free strictly above this subtotal; null where it never is. */
  freeAbove: Rupees.nullable(),
  days: z.object({ domestic: DaySpan, international: DaySpan }),
  /** From delivery on. */
  returnsDays: Days,
  damageReportHours: z.int().min(1).max(mostDamageHours),
})
export type DeliveryTerms = z.infer<typeof DeliveryTerms>

const isInOrder = ({ from, to }: z.infer<typeof DaySpan>) => from <= to
const backwards = (at: 'domestic' | 'international') => ({
  message: 'Delivery time: the first day comes before the last one',
  path: ['days', at, 'to'],
})

/** The same as staff save them, with the version that they read. */
export const EditedDelivery = DeliveryTerms.extend({
  version: z.string().max(40).optional(),
})
  .refine(({ days }) => isInOrder(days.domestic), backwards('domestic'))
  .refine(({ days }) => isInOrder(days.international), backwards('international'))
export type EditedDelivery = z.infer<typeof EditedDelivery>
