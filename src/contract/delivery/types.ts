import { z } from 'zod'
import { mostDamageHours, mostDays } from '#domain/delivery/delivery-terms.ts'
import { mostHandlingDays, mostHolidays } from '#domain/delivery/shop-calendar.ts'

const Rupees = z.number().min(0).max(10_000_000).multipleOf(0.01)
const Days = z.int().min(1).max(mostDays)

/** Business days after the day of the order. */
const DaySpan = z.object({ from: Days, to: Days })

/** On which days the shop packs and its parcels travel. */
export const ShopCalendar = z.object({
  /** 0 is Sunday. */
  workingDays: z.array(z.int().min(0).max(6)).min(1).max(7),
  holidays: z
    .array(z.object({ day: z.iso.date(), name: z.string().trim().max(60) }))
    .max(mostHolidays),
  /** Working days until the parcel leaves, before those of its way. */
  handlingDays: z.int().min(0).max(mostHandlingDays),
  /** In India; what is ordered later counts from the next working day. */
  cutOff: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Cut off: please enter a time like 14:00')
    .meta({ examples: ['14:00'] })
    .nullable(),
})
export type ShopCalendar = z.infer<typeof ShopCalendar>

/** What the shop promises of delivery and returns; amounts in rupees. */
export const DeliveryTerms = z.object({
  fee: Rupees,
  /** Delivery within India is free strictly above this subtotal; null where it never is. */
  freeAbove: Rupees.nullable(),
  days: z.object({ domestic: DaySpan, international: DaySpan }),
  /** From delivery on. */
  returnsDays: Days,
  damageReportHours: z.int().min(1).max(mostDamageHours),
  /** Left out, it stays as it is. Releases before this one say nothing of it. */
  calendar: ShopCalendar.optional(),
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
