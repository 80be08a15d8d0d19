import { z } from 'zod'
import { AddressForm, Phone } from '../address.ts'
import { Email } from '../email.ts'
import { text } from '../form-fields.ts'
import { BuyerPan } from '../orders/buyer-pan.ts'
import { OrderState } from '../orders/types.ts'
import { PageNumber, PathId } from '../path-id.ts'
import { PaymentMethod } from '../payment-method.ts'
import { inEnglish } from '../translated.ts'

const sums = {
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  total: z.number(),
}

const Line = z.object({
  productId: z.int(),
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  price: z.number(),
  quantity: z.int(),
  total: z.number(),
  ...inEnglish,
})

/** A cart that is being talked over in a chat; rupees. */
export const ChatOrder = z.object({
  /** Like WA-7K3Q: what both sides of the chat call it. */
  reference: z.string(),
  state: z.enum(['open', 'ordered', 'released']),
  lines: z.array(Line),
  ...sums,
  /** Until when pieces are kept, and which: for somebody whom the shop does not know the scarcest few alone. */
  expiresAt: z.iso.datetime(),
  keptProductIds: z.array(z.int()),
  /** Where its page is. */
  path: z.string(),
  /** Where the page of the order is that it became; null until then. */
  orderPath: z.string().nullable(),
})
export type ChatOrder = z.infer<typeof ChatOrder>

/** The new draft with the message, ready to be sent. */
export const StartedChat = ChatOrder.extend({ text: z.string(), link: z.string() })
export type StartedChat = z.infer<typeof StartedChat>

export const OneChat = z.object({ token: z.string().max(100) })
export type OneChat = z.infer<typeof OneChat>

export const ChatQuery = z.object({
  state: z.enum(['open', 'ordered', 'released']).optional(),
  q: z.string().trim().max(40).optional(),
  page: PageNumber,
})
export type ChatQuery = z.infer<typeof ChatQuery>

export const StaffChat = ChatOrder.extend({
  id: z.int(),
  isKept: z.boolean(),
  /** Since when staff look after it; null while nobody has taken it up. */
  takenAt: z.iso.datetime().nullable(),
  couponCode: z.string().nullable(),
  /** What its buyer reads instead of the code of an offer that applies by itself. */
  offer: z.string().optional(),
  orderId: z.int().nullable(),
  orderNumber: z.string().nullable(),
  /** How far its order is; null without one. */
  orderState: OrderState.nullable(),
  /** Rupees that its order still waits for. */
  due: z.number(),
  createdAt: z.iso.datetime(),
})
export type StaffChat = z.infer<typeof StaffChat>

export const StaffChatPage = z.object({
  items: z.array(StaffChat),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type StaffChatPage = z.infer<typeof StaffChatPage>

export const OneStaffChat = z.object({ id: PathId })
export type OneStaffChat = z.infer<typeof OneStaffChat>

/** What the chat brought to light: who buys, where it goes, how it is paid. */
export const ChatOrderForm = OneStaffChat.extend({
  contact: z.object({
    email: z.union([z.literal(''), Email]).default(''),
    mobile: Phone,
  }),
  fullName: text(80).min(1, 'Please enter the name of the buyer'),
  address: AddressForm.nullable().default(null),
  /** True once whoever typed it has said that the address is right as it is. */
  isAddressConfirmed: z.boolean().default(false),
  paymentMethod: PaymentMethod,
  isPaid: z.boolean().default(false),
  reference: text(60).default(''),
  note: text(500).default(''),
  /** Of a buyer above the limit of the law, where the shop has to ask for it. */
  buyerPan: BuyerPan.default(''),
})
export type ChatOrderForm = z.infer<typeof ChatOrderForm>
