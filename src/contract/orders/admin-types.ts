import { z } from 'zod'
import { refundKinds } from '#domain/books/postings.ts'
import { languages } from '#domain/language.ts'
import { linkMethods, refundMethods } from '#domain/payment-methods.ts'
import { refundStates } from '#domain/refund.ts'
import { text } from '../form-fields.ts'
import { PageNumber, PathId } from '../path-id.ts'
import { PaymentMethod } from '../payment-method.ts'
import { FilterDay, OrderStates } from './order-filters.ts'
import { labelsOfOrder } from './order-labels.ts'
import { doorOfOrder, panOfOrder, papersOfOrder } from './part-types.ts'
import { Order, OrderEvent, OrderState } from './types.ts'

export const OrderChannel = z.enum(['web', 'whatsapp', 'phone', 'exhibition'])
export type OrderChannel = z.infer<typeof OrderChannel>

export const Rupees = z.number().min(0).max(10_000_000).multipleOf(0.01)

/** Sarees as staff put them into an order, a line each. */
export const StaffLines = z
  .array(
    z.object({
      productId: z.int().positive(),
      quantity: z.int().min(1).max(100),
      /** Rupees; without it today's price, or the one that the order has agreed. */
      price: Rupees.optional(),
    }),
  )
  .min(1, 'Please add a saree')
  .max(50)

/** What the list of orders is narrowed to; days are days in India. */
export const StaffOrderQuery = z.object({
  state: OrderStates.optional(),
  channel: OrderChannel.optional(),
  method: PaymentMethod.optional(),
  /**
   * 'due': not paid in full; 'claimed': a transfer waits for a look; 'confirm': its buyer's word is awaited; 'rest': what is left of a booked
   * order; 'refund': money to give back, or more than is
   * due; 'unsure': a refund that Razorpay has not confirmed.
   */
  money: z.enum(['due', 'claimed', 'confirm', 'rest', 'paid', 'refund', 'unsure']).optional(),
  q: z.string().trim().max(100).optional(),
  tag: text(30).optional(),
  /** Who sees to it: a number, 'me' or 'nobody'. */
  assignee: z
    .string()
    .regex(/^(me|nobody|\d{1,9})$/)
    .optional(),
  from: FilterDay,
  to: FilterDay,
  page: PageNumber,
})
export type StaffOrderQuery = z.infer<typeof StaffOrderQuery>

/** The same for a file, which holds all that are found. */
export const OrderFileQuery = StaffOrderQuery.omit({ page: true })
export type OrderFileQuery = z.infer<typeof OrderFileQuery>

export const StaffOrderItem = z.object({
  id: z.int(),
  number: z.string(),
  state: OrderState,
  isToConfirm: z.boolean(),
  channel: OrderChannel,
  fullName: z.string(),
  mobile: z.string(),
  city: z.string(),
  count: z.int(),
  image: z.string(),
  total: z.number(),
  paid: z.number(),
  refunded: z.number(),
  paymentMethod: PaymentMethod,
  isTransferClaimed: z.boolean(),
  placedAt: z.iso.datetime(),
  ...labelsOfOrder,
})
export type StaffOrderItem = z.infer<typeof StaffOrderItem>

/** How many orders a search has looked through, the newest; left out where it has found all that there are. */
export const Searched = z.int().optional()

export const StaffOrderPage = z.object({
  items: z.array(StaffOrderItem),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** How many orders stand in each state, whatever the other filters. */
  counts: z.record(z.string(), z.int()),
  searched: Searched,
})
export type StaffOrderPage = z.infer<typeof StaffOrderPage>

export const StaffPayment = z.object({
  id: z.int(),
  method: PaymentMethod,
  state: z.enum(['awaiting', 'claimed', 'paid', 'failed', 'cancelled']),
  amount: z.number(),
  claimedReference: z.string().nullable(),
  settledReference: z.string().nullable(),
  gatewayUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
})
export type StaffPayment = z.infer<typeof StaffPayment>

export const StaffRefund = z.object({
  id: z.int(),
  amount: z.number(),
  method: z.string(),
  reference: z.string(),
  reason: z.string(),
  by: z.string(),
  createdAt: z.iso.datetime(),
  kind: z.enum(refundKinds),
  /** The number of the credit note or the refund voucher that it names. */
  documentNumber: z.string().nullable(),
  /** 'asked' and 'unsure': Razorpay has not said yet whether it pays; 'refused': it does not. */
  state: z.enum(refundStates),
})
export type StaffRefund = z.infer<typeof StaffRefund>

/** An order with everything that only the shop sees of it. */
export const StaffOrder = Order.omit({ events: true, payment: true }).extend({
  /** In which its buyer reads the shop. */
  language: z.enum(languages),
  id: z.int(),
  channel: OrderChannel,
  userId: z.int().nullable(),
  /** Also of what was sold over the counter, without an address; empty where no name was given. */
  buyerName: z.string(),
  events: z.array(OrderEvent.extend({ isPublic: z.boolean(), by: z.string() })),
  payments: z.array(StaffPayment),
  refunds: z.array(StaffRefund),
  /** Rupees of the refunds that were a gift of the shop. */
  goodwill: z.number(),
  /** Where staff may bring it now. */
  nextStates: z.array(OrderState),
  hasStock: z.boolean(),
  /** Other orders with the same mobile number. */
  otherOrders: z.int(),
  /** Of the address: whoever puts it right sends it back. */
  addressVersion: z.string(),
  /** Of the lines and sums: whoever changes them sends it back. */
  linesVersion: z.string(),
  ...labelsOfOrder,
  ...panOfOrder,
  ...papersOfOrder,
  ...doorOfOrder,
})
export type StaffOrder = z.infer<typeof StaffOrder>

export const OneStaffOrder = z.object({ id: PathId })
export type OneStaffOrder = z.infer<typeof OneStaffOrder>

export const NoteForm = OneStaffOrder.extend({
  words: text(2000).min(1, 'Please write something'),
  isPublic: z.boolean().default(false),
})
export type NoteForm = { id: number; words: string; isPublic?: boolean | undefined }

export const ParcelForm = OneStaffOrder.extend({
  carrier: text(60).min(1, 'Please name the carrier'),
  trackingNumber: text(60).default(''),
  trackingUrl: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Please enter a web address' })])
    .default(''),
  /** Twelve digits, where the parcel may only travel with one; else why it needs none. */
  ewayBill: text(20)
    .overwrite((digits) => digits.replace(/[\s-]/g, ''))
    .refine((digits) => digits === '' || /^\d{12}$/.test(digits), 'E-way bill must have 12 digits')
    .default(''),
  ewayReason: text(200).default(''),
  contents: z
    .array(z.object({ lineId: z.int().positive(), quantity: z.int().min(1) }))
    .max(100)
    .default([]),
  /** How many parcels had left, as the sender saw it: refused when another one has. */
  seenParcels: z.int().min(0).max(1_000).optional(),
  /** Rupees that the sender knows to be still to come before it leaves; with more to come it is asked about. */
  acceptedDue: Rupees.optional(),
})
export type ParcelForm = {
  id: number
  carrier: string
  trackingNumber?: string | undefined
  trackingUrl?: string | undefined
  ewayBill?: string | undefined
  ewayReason?: string | undefined
  contents?: { lineId: number; quantity: number }[] | undefined
  seenParcels?: number | undefined
  acceptedDue?: number | undefined
}

export const RefundForm = OneStaffOrder.extend({
  amount: Rupees.min(1),
  /** 'razorpay' sends the money back by the gateway; the others note what staff have done. */
  method: z.enum(refundMethods),
  reference: text(60).default(''),
  reason: text(300).default(''),
  /** Rupees given back before, as the sender saw it: refused when that has changed. */
  seenRefunded: Rupees.optional(),
  /** True for money beyond what credit notes leave: nothing came back for it, and its tax stays paid. */
  isGoodwill: z.boolean().optional(),
})
export type RefundForm = Omit<z.input<typeof RefundForm>, 'id'> & { id: number }

export const OneRefund = z.object({ id: PathId })
export type OneRefund = z.infer<typeof OneRefund>

/** Staff have seen the money; without a reference it was cash or taken on trust of their eyes. */
export const PaidForm = OneStaffOrder.extend({
  reference: text(60).default(''),
  /** What the order asked for when staff looked; rupees. One that is paid in two parts is not booked without it. */
  amount: z.number().min(0).optional(),
})
export type PaidForm = {
  id: number
  reference?: string | undefined
  amount?: number | undefined
}

/** `reference`: the transfer that staff saw named. */
export const TransferDismissal = OneStaffOrder.extend({ reference: text(60).optional() })
export type TransferDismissal = z.infer<typeof TransferDismissal>

export const LinkForm = OneStaffOrder.extend({
  method: z.enum(linkMethods),
})
export type LinkForm = z.infer<typeof LinkForm>

/** What staff send to the buyer: the page of the order, the gateway's page, a chat with both typed. */
export const PaymentLink = z.object({
  url: z.string(),
  payUrl: z.string().nullable(),
  whatsapp: z.string(),
})
export type PaymentLink = z.infer<typeof PaymentLink>
