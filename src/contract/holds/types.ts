import { z } from 'zod'
import { firstHoldLengths } from '#domain/holds/hold.ts'
import { languages } from '#domain/language.ts'
import { type LinkMethod, linkMethods } from '#domain/payment-methods.ts'
import { policy } from '#domain/policy.ts'
import { Email } from '../email.ts'
import { OneStaffOrder } from '../orders/admin-types.ts'
import { PageNumber } from '../path-id.ts'

const Pieces = z.int().min(0).max(10_000)
const Rupees = z.number().min(0).max(100_000_000)
const Room = z.object({ pieces: Pieces, rupees: Rupees })

const mostHours = 720
const Hours = z.int().min(1).max(mostHours)
const Minutes = z
  .int()
  .min(1)
  .max(mostHours * 60)
const paymentMinutes = Object.fromEntries(
  linkMethods.map((way) => [way, Minutes.default(policy.hold.pendingPaymentMinutes)]),
) as Record<LinkMethod, z.ZodDefault<typeof Minutes>> // A field for each of them.

/** For how long sarees are kept aside, by what for; an order that waits for money by its way to pay. */
export const HoldLengths = z.object({
  checkoutMinutes: z.int().min(3).max(1440),
  paymentMinutes: z.object(paymentMinutes),
  staffHours: Hours,
  offerHours: Hours,
  /** So long after its sarees are kept no more, an order whose money has not come is given up. */
  unpaidHours: Hours,
})

/** How much strangers may keep aside before they pay; 0 pieces keep nothing. */
export const HoldLimits = z.object({
  order: Room,
  visitor: Room,
  network: Room,
  draft: z.object({
    pieces: Pieces,
    minutes: z.int().min(1).max(1440),
  }),
  minutesPerPiece: z.int().min(15).max(10_080),
  claimHours: z.int().min(1).max(336),
  lapseHours: z.int().min(1).max(720),
  /** Until then the old saree of an exchange has to come; of limits from before there was a choice, a fortnight. */
  exchangeDays: z.int().min(1).max(90).default(policy.hold.limits.exchangeDays),
  /** Of limits from before there was a choice, what a shop starts with. */
  lengths: HoldLengths.default(() => HoldLengths.parse(firstHoldLengths)),
})
export type HoldLimits = z.infer<typeof HoldLimits>

/** The same with the version that was read (platform/edit-version.ts). */
export const EditedHoldLimits = HoldLimits.extend({ version: z.string().max(40).optional() })
export type EditedHoldLimits = z.infer<typeof EditedHoldLimits>

export const HoldQuery = z.object({
  /** A product's name or code, or one network or visitor as the list names it. */
  q: z.string().trim().max(100).optional(),
  page: PageNumber,
})
export type HoldQuery = z.infer<typeof HoldQuery>

/** Pieces that nobody else can buy until then; rupees. */
export const StaffHold = z.object({
  id: z.int(),
  kind: z.enum(['checkout', 'pending-payment', 'staff-link', 'offer', 'exchange']),
  productId: z.int(),
  name: z.string(),
  code: z.string(),
  slug: z.string(),
  quantity: z.int(),
  value: z.number(),
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  orderId: z.int().nullable(),
  orderNumber: z.string().nullable(),
  /** The reference of the draft that is talked over. */
  chatReference: z.string().nullable(),
  userId: z.int().nullable(),
  /** A customer's name, or a short name for a browser; empty for staff and for the queue. */
  visitor: z.string(),
  /** Empty for staff and for the queue. */
  network: z.string(),
})
export type StaffHold = z.infer<typeof StaffHold>

export const StaffHoldPage = z.object({
  items: z.array(StaffHold),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** Of all that is kept now, whatever was searched for. */
  held: z.object({ pieces: z.int(), value: z.number() }),
})
export type StaffHoldPage = z.infer<typeof StaffHoldPage>

export const OneHold = OneStaffOrder
export type OneHold = z.infer<typeof OneHold>

/** Who wants to be told when a piece is free. */
export const WaitingForm = z.object({
  productId: z.int().positive(),
  email: Email,
  /** In which the notice was read. */
  language: z.enum(languages).default('en'),
})
export type WaitingForm = z.input<typeof WaitingForm>

/** The secret of the private link in the email. */
export const ClaimForm = z.object({ token: z.string().max(100) })
export type ClaimForm = z.infer<typeof ClaimForm>
