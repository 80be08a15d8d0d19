import { z } from 'zod'
import { mostRates } from '#domain/delivery/currency.ts'
import { mostCountries, mostFeeSteps, mostGrams } from '#domain/delivery/delivery-country.ts'
import { mostDamageHours, mostDays } from '#domain/delivery/delivery-terms.ts'
import { doublePrefixes, mostPrefixes, mostZones } from '#domain/delivery/delivery-zone.ts'
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

/** A part of India, by the first digits of its PIN codes; the longest that fit a PIN code decide. */
export const DeliveryZone = z.object({
  name: z.string().trim().min(1, 'Zone: please enter a name').max(60),
  pinPrefixes: z
    .array(
      z
        .string()
        .regex(/^[1-9]\d{0,5}$/, 'PIN codes: use the first digits of a PIN code')
        .meta({ examples: ['600'] }),
    )
    .min(1, 'PIN codes: please enter at least one')
    .max(mostPrefixes),
  /** Null is the shop's own fee. */
  fee: Rupees.nullable(),
  /** As of the shop, for this zone; null is the shop's own limit. */
  freeAbove: z.union([Rupees, z.literal('never')]).nullable(),
  days: DaySpan,
  /** Whether its parcels may be paid at the door. */
  isCodAllowed: z.boolean(),
})
export type DeliveryZone = z.infer<typeof DeliveryZone>

const Grams = z.int().min(1).max(mostGrams)

/** A country to which the shop sends; rupees. */
export const DeliveryCountry = z.object({
  /** Two letters (ISO 3166). */
  code: z
    .string()
    .regex(/^(?!IN)[A-Z]{2}$/, 'Country: use its two letters, like US')
    .meta({ examples: ['US'] }),
  name: z.string().trim().min(1, 'Country: please enter a name').max(60),
  /** By what the parcel weighs with its packing, the lightest first; what is heavier goes as several parcels. */
  feeSteps: z
    .array(z.object({ upToGrams: Grams, fee: Rupees }))
    .min(1, 'Fee: please enter at least one weight')
    .max(mostFeeSteps),
  /** Delivery is free strictly above this subtotal; null where it never is. */
  freeAbove: Rupees.nullable(),
  days: DaySpan,
  /** What its customs want; '' where the shop's usual sentence holds. */
  dutyNote: z.string().trim().max(300),
  /** Shown beside the rupees as an indication (ISO 4217); '' for none. */
  currency: z
    .string()
    .regex(/^([A-Z]{3})?$/, 'Currency: use its three letters, like USD')
    .meta({ examples: ['USD'] }),
  /** Whether its orders may be paid by UPI. */
  isUpiAllowed: z.boolean(),
  isPaused: z.boolean(),
  /** What is said while it is paused; '' for the usual sentence. */
  pauseWords: z.string().trim().max(200),
  /** From this day on it is open again; null until somebody opens it. */
  pausedUntil: z.iso.date().nullable(),
})
export type DeliveryCountry = z.infer<typeof DeliveryCountry>

/** What one unit of a currency costs in rupees from a day on. */
export const CurrencyRate = z.object({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Currency: use its three letters, like USD')
    .meta({ examples: ['USD'] }),
  day: z.iso.date(),
  rupees: z.number().min(0.0001).max(100_000),
})
export type CurrencyRate = z.infer<typeof CurrencyRate>

/** In grams: a saree of which nothing is said, and the packing of a parcel. */
export const ParcelWeights = z.object({ saree: Grams, packing: z.int().min(0).max(mostGrams) })

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
  /** Where fee, days or cash at the door differ. Left out, they stay as they are. */
  zones: z.array(DeliveryZone).max(mostZones).optional(),
  /** Where else it sends. Left out, they stay as they are. */
  countries: z.array(DeliveryCountry).max(mostCountries).optional(),
  weights: ParcelWeights.optional(),
  rates: z.array(CurrencyRate).max(mostRates).optional(),
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
  .superRefine(({ zones = [] }, context) => refuseZones(zones, context))
  .superRefine(({ countries = [] }, context) => refuseCountries(countries, context))
export type EditedDelivery = z.infer<typeof EditedDelivery>

function refuseZones(zones: readonly DeliveryZone[], context: z.core.$RefinementCtx) {
  const doubles = doublePrefixes(zones)
  for (const [at, { days, pinPrefixes }] of zones.entries()) {
    const refuse = refuserAt(context, ['zones', at])
    if (!isInOrder(days)) refuse(['days', 'to'], lastBeforeFirst)
    const double = pinPrefixes.find((prefix) => doubles.includes(prefix))
    if (double) refuse(['pinPrefixes'], `PIN codes: ${double} stands twice`)
  }
}

function refuseCountries(countries: readonly DeliveryCountry[], context: z.core.$RefinementCtx) {
  for (const [at, { code, days, feeSteps }] of countries.entries()) {
    const refuse = refuserAt(context, ['countries', at])
    if (!isInOrder(days)) refuse(['days', 'to'], lastBeforeFirst)
    if (countries.findIndex((one) => one.code === code) < at)
      refuse(['code'], `Country: ${code} stands twice`)
    const weights = feeSteps.map(({ upToGrams }) => upToGrams)
    if (weights.some((grams, step) => grams <= (weights[step - 1] ?? 0)))
      refuse(['feeSteps'], 'Fee: each weight is more than the one before')
  }
}

const lastBeforeFirst = 'Delivery time: the first day comes before the last one'

const refuserAt =
  (context: z.core.$RefinementCtx, at: (string | number)[]) => (path: string[], message: string) =>
    context.addIssue({ code: 'custom', path: [...at, ...path], message })
