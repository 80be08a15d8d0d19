import { z } from 'zod'
import { text, Version } from '../form-fields.ts'
import { PathId } from '../path-id.ts'

const When = z.iso.datetime({ offset: true }).nullable()
const Limit = z.int().min(1).max(1_000_000).nullable()
const Rupees = z.number().min(0).max(10_000_000).multipleOf(0.01)

/** Letters: it stands on one line of documents and of carts. */
const offerTitle = 60

const terms = {
  code: z
    .string('Please enter a code')
    .trim()
    .regex(/^[A-Za-z0-9_-]{3,30}$/, 'Code: use 3 to 30 letters, digits, hyphens or underscores'),
  /** Rupees; an order below it does not get the discount. */
  minSubtotal: Rupees.default(0),
  /** Only sarees of these categories are reduced; empty for all. */
  categoryIds: z.array(z.int().positive()).max(100).default([]),
  startsAt: When.default(null),
  endsAt: When.default(null),
  maxUses: Limit.default(null),
  maxUsesPerCustomer: Limit.default(null),
  isActive: z.boolean().default(true),
  /** Applies by itself to every cart that it fits, and is never typed. */
  isAutomatic: z.boolean().default(false),
  /** Fewer of its sarees take nothing off; 0 for any number. */
  leastPieces: z.int().min(0).max(100).default(0),
  /** What shoppers read of it where it applies by itself; '' shows its code. */
  title: text(offerTitle).default(''),
  /** Of the answer that was edited (platform/edit-version.ts). */
  version: z.string().max(40).optional(),
}

const percent = z.int().min(1).max(100)

/** A promo code as staff write it: a percentage with an optional ceiling, or a fixed amount. */
export const CouponTerms = z
  .discriminatedUnion('kind', [
    z.object({
      ...terms,
      kind: z.literal('percent'),
      percent,
      maxDiscount: Rupees.min(1).nullable().default(null),
    }),
    z.object({ ...terms, kind: z.literal('amount'), amount: Rupees.min(1) }),
  ])
  // Each may name an offset of its own.
  .refine(
    ({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt),
    {
      path: ['endsAt'],
      message: 'Ends at must be later than the start',
    },
  )
  // Who orders is not known while a cart is looked at.
  .refine((coupon) => !coupon.isAutomatic || coupon.maxUsesPerCustomer === null, {
    path: ['maxUsesPerCustomer'],
    message: 'What applies by itself has no limit per customer',
  })
export type CouponTerms = z.infer<typeof CouponTerms>

export const SavedCoupon = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.enum(['percent', 'amount']),
  percent: z.int().nullable(),
  amount: z.number().nullable(),
  maxDiscount: z.number().nullable(),
  minSubtotal: z.number(),
  categoryIds: z.array(z.int()),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  maxUses: z.int().nullable(),
  maxUsesPerCustomer: z.int().nullable(),
  isActive: z.boolean(),
  isAutomatic: z.boolean().optional(),
  leastPieces: z.int().optional(),
  title: z.string().optional(),
  uses: z.int(),
  createdAt: z.iso.datetime(),
  version: z.string(),
})
export type SavedCoupon = z.infer<typeof SavedCoupon>

export const OneCoupon = z.object({ id: PathId })
export type OneCoupon = z.infer<typeof OneCoupon>

export const CouponSeen = OneCoupon.extend({ version: Version })
export type CouponSeen = z.infer<typeof CouponSeen>
