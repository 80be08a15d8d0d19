import { z } from 'zod'
import { mostChoices } from '#domain/carriers/choose-carrier.ts'
import type { TrackingStage as Stage } from '#domain/carriers/tracking.ts'
import { text, Version } from '../form-fields.ts'
import { ParcelForm } from '../orders/admin-types.ts'
import { Printing } from '../orders/printing.ts'
import { TrackingStage } from '../orders/tracking-news.ts'
import { PageNumber, PathId } from '../path-id.ts'

const Code = z.string().regex(/^[a-z][a-z-]{1,30}$/)

/** Something that a carrier wants to know: `value` is '' of a secret, and `isSet` tells whether there is one. */
export const CarrierField = z.object({
  name: z.string(),
  isSecret: z.boolean(),
  isSet: z.boolean(),
  value: z.string(),
})
export type CarrierField = z.infer<typeof CarrierField>

export const CarrierSettings = z.object({
  code: z.string(),
  name: z.string(),
  isOn: z.boolean(),
  /** Whether parcels are booked with it from here; of others, only the number is noted. */
  canBook: z.boolean(),
  /** Whether it takes parcels by a file, and tells of them by one. */
  hasFiles: z.boolean(),
  /** Whether it tells of its parcels at `eventsAddress`, which it is given. */
  hasEvents: z.boolean(),
  fields: z.array(CarrierField),
  version: z.string(),
})
export type CarrierSettings = z.infer<typeof CarrierSettings>

const Choice = z.object({
  zone: text(60),
  payment: z.enum(['any', 'cod', 'paid']),
  carrier: Code,
})

export const CarrierChoices = z.object({
  choices: z.array(Choice).max(mostChoices),
  version: Version,
})
export type CarrierChoices = z.infer<typeof CarrierChoices>

export const AllCarriers = z.object({
  carriers: z.array(CarrierSettings),
  choices: CarrierChoices,
  /** Names of the delivery zones that a choice may name. */
  zones: z.array(z.string()),
  eventsAddress: z.string(),
})
export type AllCarriers = z.infer<typeof AllCarriers>

export const OneCarrier = z.object({ code: Code })
export type OneCarrier = z.infer<typeof OneCarrier>

/** A secret that is left empty stays what it was. */
export const CarrierForm = OneCarrier.extend({
  isOn: z.boolean(),
  fields: z.record(z.string().max(40), text(200)),
  version: Version,
})
export type CarrierForm = z.infer<typeof CarrierForm>

export const Booking = z.object({
  id: z.int(),
  carrier: z.string(),
  carrierName: z.string(),
  state: z.enum(['asked', 'booked', 'sent', 'failed', 'cancelled']),
  trackingNumber: z.string(),
  courier: z.string(),
  labelUrl: z.string(),
  /** Why it failed, as the carrier said it. */
  error: z.string(),
  createdAt: z.iso.datetime(),
})
export type Booking = z.infer<typeof Booking>

export const ShippingWays = z.object({
  /** Those that are switched on. */
  carriers: z.array(z.object({ code: z.string(), name: z.string(), canBook: z.boolean() })),
  /** The code of the one that the owner's choices propose; null where none fits. */
  proposed: z.string().nullable(),
  /** The newest first. */
  bookings: z.array(Booking),
})
export type ShippingWays = z.infer<typeof ShippingWays>

export const OneShipping = z.object({ id: PathId })
export type OneShipping = z.infer<typeof OneShipping>

export const BookingForm = z.object({
  id: PathId,
  carrier: Code,
  ewayBill: ParcelForm.shape.ewayBill,
  ewayReason: ParcelForm.shape.ewayReason,
  acceptedDue: ParcelForm.shape.acceptedDue,
})
export type BookingForm = {
  id: number
  carrier: string
  ewayBill?: string | undefined
  ewayReason?: string | undefined
  acceptedDue?: number | undefined
}

/** The labels of carriers for some orders. */
export const CarrierLabels = z.object({
  /** One a carrier. */
  files: z.array(
    z.object({ carrier: z.string(), carrierName: z.string(), url: z.string(), parcels: z.int() }),
  ),
  /** Numbers of the orders of which no parcel is booked that has not left. */
  without: z.array(z.string()),
})
export type CarrierLabels = z.infer<typeof CarrierLabels>

export const TrackingForm = z.object({
  id: PathId,
  stage: TrackingStage,
  place: text(80).default(''),
})
export type TrackingForm = {
  id: number
  stage: Stage
  place?: string | undefined
}

export const ParcelQuery = z.object({
  page: PageNumber,
  carrier: Code.optional(),
  /** 'open' for those that have arrived nowhere yet. */
  state: z.enum(['open', 'trouble', 'over']).optional(),
})
export type ParcelQuery = z.infer<typeof ParcelQuery>

export const SentParcel = z.object({
  id: z.int(),
  orderId: z.int(),
  orderNumber: z.string(),
  fullName: z.string(),
  city: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string(),
  stage: TrackingStage.nullable(),
  shippedAt: z.iso.datetime(),
  /** When its carrier said anything last. */
  toldAt: z.iso.datetime().nullable(),
})
export type SentParcel = z.infer<typeof SentParcel>

export const ParcelPage = z.object({
  items: z.array(SentParcel),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type ParcelPage = z.infer<typeof ParcelPage>

export const TrackingFile = z.object({
  code: Code,
  csv: z.string().min(1, 'Please choose a file').max(2_000_000),
})
export type TrackingFile = z.infer<typeof TrackingFile>

export const ReadTrackingFile = z.object({
  /** Rows that told something new. */
  taken: z.int(),
  /** Rows that were known already. */
  known: z.int(),
  /** Rows that could not be used, the first hundred of them. */
  faults: z.array(
    z.object({
      row: z.int(),
      number: z.string(),
      why: z.enum(['number', 'unknown', 'stage', 'date', 'later']),
    }),
  ),
})
export type ReadTrackingFile = z.infer<typeof ReadTrackingFile>

export const PostFileQuery = Printing.extend({ code: Code })
export type PostFileQuery = z.infer<typeof PostFileQuery>
