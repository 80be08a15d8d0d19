import { z } from 'zod'
import { OfferTitle } from '../coupons/offer-title.ts'
import { DeliveryCountry, DeliveryTerms, ParcelWeights } from '../delivery/types.ts'
import { Fault } from '../fault.ts'
import { PathId } from '../path-id.ts'
import { TaxSummary } from '../tax/types.ts'
import { inEnglish } from '../translated.ts'

/** What a shopper must know of a line before paying; amounts in rupees. */
export const CartProblem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unavailable') }),
  z.object({ kind: z.literal('sold-out') }),
  z.object({ kind: z.literal('on-hold'), until: z.iso.datetime() }),
  z.object({ kind: z.literal('only-left'), left: z.int() }),
  z.object({ kind: z.literal('price-changed'), from: z.number(), to: z.number() }),
])
export type CartProblem = z.infer<typeof CartProblem>

/** One saree of a cart as the shop would sell it now. */
export const CartLine = z.object({
  /** The product's id. */
  id: z.int(),
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  /** Fabric, colour and occasion. */
  description: z.string(),
  price: z.number(),
  originalPrice: z.number().nullable(),
  quantity: z.int(),
  /** Choices run from 1 up to this; 0 when it cannot be bought now. */
  maxQuantity: z.int(),
  /** 0 for a line that cannot be bought now. */
  total: z.number(),
  problems: z.array(CartProblem),
  /** As its facts say it, which a fee abroad follows from. */
  weight: z.string().optional(),
  ...inEnglish,
})
export type CartLine = z.infer<typeof CartLine>

/** The promo code in the box; `problem` says why it takes nothing off now. */
export const CartCoupon = z.object({
  code: z.string(),
  problem: z.string().nullable(),
  fault: Fault.nullable(),
})
export type CartCoupon = z.infer<typeof CartCoupon>

/** Store credit of a cart; rupees. */
export const CartStoreCredit = z.object({
  /** What it pays of the total. */
  spent: z.number(),
  /** What is left to pay. */
  due: z.number(),
  /** What the account of whoever asks has in all; 0 of a guest. */
  ofAccount: z.number(),
  /** Those that pay, as their emails name them. */
  codes: z.array(z.string()),
  /** All that were put into the cart: what each pays, what there is of it, and how much may be spent; null for all. */
  credits: z
    .array(
      z.object({
        code: z.string(),
        spent: z.number(),
        balance: z.number(),
        most: z.number().nullable(),
        isOfAccount: z.boolean(),
      }),
    )
    .optional(),
})
export type CartStoreCredit = z.infer<typeof CartStoreCredit>

/** What gift cards pay of the total, and what they and store credit leave to pay; rupees. */
export const CartGiftCards = z.object({
  spent: z.number(),
  due: z.number(),
  cards: z.array(
    z.object({
      id: z.int(),
      lastFour: z.string(),
      spent: z.number(),
      balance: z.number(),
      lastDay: z.iso.date(),
    }),
  ),
})
export type CartGiftCards = z.infer<typeof CartGiftCards>

/** total = subtotal - discount + shipping, in rupees. */
export const Cart = z.object({
  lines: z.array(CartLine),
  /** What the badge shows. */
  count: z.int(),
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  total: z.number(),
  /** The least to add until shipping is free; 0 when it is. */
  missingForFreeShipping: z.number(),
  /** What delivery costs now, and above which subtotal it is free; null where it never is. Releases before this one say nothing. */
  delivery: DeliveryTerms.pick({ fee: true, freeAbove: true })
    .extend({
      /** Of a parcel abroad: by its weight. */
      feeSteps: DeliveryCountry.shape.feeSteps.optional(),
      weights: ParcelWeights.optional(),
    })
    .optional(),
  /** When it arrives if it is ordered now, at the PIN code that the shopper has told; none of a cart without lines. */
  expected: z.object({ from: z.iso.datetime(), to: z.iso.datetime() }).nullish(),
  coupon: CartCoupon.nullable(),
  /** What takes the discount off by itself; null where nothing does, or a promo code takes off more. */
  offer: OfferTitle.partial().extend({ code: z.string() }).nullish(),
  /** What paying at the door adds to the total, and what paying in advance takes off; null where neither does. */
  ways: z.object({ codFee: z.number(), prepaidDiscount: z.number() }).nullish(),
  /** A way of paying, which changes no total; null where there is none to spend. */
  storeCredit: CartStoreCredit.nullish(),
  /** The same of gift cards, which pay first; left out where none is in the cart. */
  giftCards: CartGiftCards.optional(),
  /** The tax inside the total; null where the shop charges none. */
  tax: TaxSummary.nullish(),
  /** Stands for the lines and sums shown here; an order carries it, so that nobody pays another price. */
  hash: z.string(),
})
export type Cart = z.infer<typeof Cart>

/** The cart after a change, and what became of the line that was asked for. */
export const ChangedCart = Cart.extend({
  changed: z.object({ id: z.int(), quantity: z.int(), isCapped: z.boolean() }),
})
export type ChangedCart = z.infer<typeof ChangedCart>

const Quantity = z.int('Please choose a quantity').max(999, 'Please choose a quantity')

export const AddLine = z.object({
  productId: z.int().positive(),
  quantity: Quantity.min(1, 'Please choose a quantity').default(1),
})
export type AddLine = { productId: number; quantity?: number | undefined }

/** 0 takes the line away. */
export const SetLine = z.object({
  productId: PathId,
  quantity: Quantity.min(0),
  /** True where the line is shown: one that was taken out elsewhere meanwhile is refused, not put back. */
  isShown: z.boolean().optional(),
})
export type SetLine = z.infer<typeof SetLine>

export const OneLine = z.object({ productId: PathId })
export type OneLine = z.infer<typeof OneLine>

export const CouponForm = z.object({
  code: z.string('Please enter a valid promo code').max(100, 'Please enter a valid promo code'),
})
export type CouponForm = z.infer<typeof CouponForm>
