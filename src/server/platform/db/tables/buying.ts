import type { Generated } from 'kysely'
import type { RefundKind } from '#domain/books/postings.ts'
import type { TrackingStage } from '#domain/carriers/tracking.ts'
import type { CardSaleState } from '#domain/gift-cards/card-sale.ts'
import type { CardMoveKind, CardPaidBy, CardState } from '#domain/gift-cards/gift-card.ts'
import type { HoldKind } from '#domain/holds/hold.ts'
import type { Language } from '#domain/language.ts'
import type { OrderActor, OrderState } from '#domain/order.ts'
import type { PaymentMethod } from '#domain/payment-methods.ts'
import type { RefundState } from '#domain/refund.ts'
import type { Resolution, ReturnReason, ReturnState, ReturnWish } from '#domain/return.ts'
import type { CreditEntryKind } from '#domain/store-credit.ts'

// The tables of buying, as migrations 0006, 0007 and later ones made them.

type CartsTable = {
  id: Generated<number>
  token_hash: string | null
  user_id: number | null
  coupon_code: string | null
  created_at: number
  updated_at: number
}

type CartLinesTable = {
  cart_id: number
  product_id: number
  quantity: number
  seen_paise: number
  added_at: number
}

type CouponsTable = {
  id: Generated<number>
  code: string
  kind: 'percent' | 'amount'
  percent: number | null
  amount_paise: number | null
  max_discount_paise: number | null
  min_subtotal_paise: Generated<number>
  category_ids: Generated<string>
  starts_at: number | null
  ends_at: number | null
  max_uses: number | null
  max_uses_per_customer: number | null
  uses: Generated<number>
  is_active: Generated<number>
  /** 1: applies by itself, and is never typed. */
  is_automatic: Generated<number>
  /** Of the sarees that it covers. */
  least_pieces: Generated<number>
  /** What shoppers read of an offer that applies by itself, instead of its code; '' where nobody has said it. */
  title: Generated<string>
  created_at: number
  updated_at: number
}

type CouponUsesTable = {
  coupon_id: number
  order_id: number
  user_id: number | null
  email: string
  mobile: string
  used_at: number
}

type WishlistsTable = {
  id: Generated<number>
  token_hash: string | null
  user_id: number | null
  share_token: string | null
  title: Generated<string>
  closed_at: number | null
  created_at: number
  updated_at: number
}

type WishlistVotesTable = {
  wishlist_id: number
  product_id: number
  voter: string
  name: string
  is_heart: number
  voted_at: number
}

type WishlistCommentsTable = {
  id: Generated<number>
  wishlist_id: number
  product_id: number | null
  voter: string
  name: string
  comment: string
  created_at: number
}

type HoldsTable = {
  id: Generated<number>
  product_id: number
  quantity: number
  kind: HoldKind
  cart_id: number | null
  order_id: number | null
  chat_order_id: number | null
  offer_hash: string | null
  visitor: string | null
  network: string | null
  is_trusted: Generated<number>
  unit_paise: Generated<number>
  expires_at: number
  created_at: number
}

type HoldTimesTable = {
  holder: string
  product_id: number
  kept_ms: number
  ends_at: number
}

type WaitingTable = {
  id: Generated<number>
  product_id: number
  email: string
  language: Generated<Language>
  created_at: number
}

type IdempotencyTable = {
  scope: string
  key: string
  request_hash: string
  status: number | null
  body: string | null
  created_at: number
  expires_at: number
}

type OrdersTable = {
  id: Generated<number>
  number: string
  language: Generated<Language>
  token: string
  channel: 'web' | 'whatsapp' | 'phone' | 'exhibition'
  state: OrderState
  user_id: number | null
  full_name: string
  email: string
  mobile: string
  address: string
  note: Generated<string>
  gift_message: Generated<string>
  /** Encrypted; null where none was asked for. */
  buyer_pan: Generated<string | null>
  subtotal_paise: number
  discount_paise: number
  /** What of it was for paying before the parcel leaves. */
  prepaid_discount_paise: Generated<number>
  shipping_paise: number
  fee_paise: Generated<number>
  total_paise: number
  paid_paise: Generated<number>
  refunded_paise: Generated<number>
  credited_paise: Generated<number>
  /** What of the refunds was goodwill, without what paid for pieces that came back too late for a note. */
  goodwill_paise: Generated<number>
  coupon_code: string | null
  /** What its coupon covered when it was placed; null without one and for orders from before that was kept. */
  coupon_category_ids: Generated<string | null>
  /** The title of the offer whose code it has, as it was read then; null of a coupon. */
  offer_title: Generated<string | null>
  payment_method: PaymentMethod
  invoice_number: string | null
  buyer_gstin: Generated<string | null>
  buyer_legal_name: Generated<string>
  store_credit_paise: Generated<number>
  gift_card_paise: Generated<number>
  exchange_of: Generated<number | null>
  cod_decision: Generated<string | null>
  advance_paise: Generated<number>
  confirm_before: Generated<number | null>
  booking: Generated<string | null>
  rest_before: Generated<number | null>
  rest_reminded_at: Generated<number | null>
  has_stock: Generated<number>
  held_until: number | null
  extended_at: number | null
  placed_at: number
  updated_at: number
  delivered_at: number | null
  /** What its buyer was promised; null for orders from before that was kept. */
  expected_from: Generated<number | null>
  expected_to: Generated<number | null>
  returns_days: Generated<number>
  damage_hours: Generated<number>
  /** Who of the staff sees to it. */
  assigned_to: Generated<number | null>
}

type OrderTagsTable = { order_id: number; tag_key: string; tag: string }

type OrderLinesTable = {
  id: Generated<number>
  order_id: number
  product_id: number
  code: string
  name: string
  slug: string
  image: string
  description: string
  category_id: number
  unit_paise: number
  quantity: number
  back_quantity: Generated<number>
}

type OrderEventsTable = {
  id: Generated<number>
  order_id: number
  kind: 'placed' | 'moved' | 'paid' | 'refunded' | 'parcel' | 'note' | 'return' | 'warning'
  from_state: OrderState | null
  to_state: OrderState | null
  words: Generated<string>
  /** JSON of a code that says the same in other languages; empty: whoever wrote the words wrote them. */
  said: Generated<string>
  is_public: Generated<number>
  actor: OrderActor
  user_id: number | null
  created_at: number
}

type ParcelsTable = {
  id: Generated<number>
  order_id: number
  carrier: string
  tracking_number: Generated<string>
  tracking_url: Generated<string>
  eway_bill: Generated<string>
  eway_reason: Generated<string>
  contents: Generated<string>
  shipped_at: number
  delivered_at: number | null
  carrier_code: Generated<string>
  stage: Generated<TrackingStage | ''>
  asked_at: Generated<number>
}

type CarriersTable = {
  id: Generated<number>
  code: string
  is_on: Generated<number>
  fields: Generated<string>
  secrets: Generated<string>
  token: Generated<string>
  token_until: Generated<number>
  updated_at: number
}

type BookingsTable = {
  id: Generated<number>
  order_id: number
  carrier: string
  booking_key: string
  form: string
  state: 'asked' | 'booked' | 'sent' | 'failed' | 'cancelled'
  remote_order: Generated<string>
  remote_shipment: Generated<string>
  tracking_number: Generated<string>
  courier: Generated<string>
  is_pickup_asked: Generated<number>
  label_url: Generated<string>
  error: Generated<string>
  parcel_id: number | null
  created_at: number
  updated_at: number
}

type TrackingEventsTable = {
  id: Generated<number>
  parcel_id: number
  stage: TrackingStage
  place: Generated<string>
  at: number
  created_at: number
}

type PaymentsTable = {
  id: Generated<number>
  order_id: number
  method: PaymentMethod
  state: 'awaiting' | 'claimed' | 'paid' | 'failed' | 'cancelled'
  amount_paise: number
  claimed_reference: string | null
  claimed_at: number | null
  settled_reference: string | null
  gateway_id: string | null
  gateway_url: string | null
  checked_at: number | null
  created_at: number
  updated_at: number
  paid_at: number | null
}

type RefundsTable = {
  id: Generated<number>
  order_id: number
  payment_id: number | null
  amount_paise: number
  method: string
  reference: Generated<string>
  reason: Generated<string>
  user_id: number | null
  created_at: number
  state: Generated<RefundState>
  gateway_key: Generated<string | null>
  checked_at: Generated<number | null>
  document_id: Generated<number | null>
  kind: Generated<RefundKind>
}

type StockLedgerTable = {
  id: Generated<number>
  product_id: number
  change: number
  stock_after: number
  reason: 'order' | 'cancelled' | 'returned' | 'edited' | 'imported' | 'found'
  order_id: number | null
  user_id: number | null
  note: Generated<string>
  created_at: number
}

type ChatOrdersTable = {
  id: Generated<number>
  reference: string
  token: string
  state: Generated<'open' | 'ordered' | 'released'>
  cart_id: number | null
  user_id: number | null
  lines: string
  subtotal_paise: number
  discount_paise: number
  shipping_paise: number
  total_paise: number
  coupon_code: string | null
  order_id: number | null
  taken_at: number | null
  expires_at: number
  created_at: number
  updated_at: number
}

type ReturnsTable = {
  id: Generated<number>
  order_id: number
  wish: ReturnWish
  reason: ReturnReason
  words: Generated<string>
  photos: Generated<string>
  state: Generated<ReturnState>
  decision: Generated<string>
  is_restocked: Generated<number>
  pay_to: Generated<string>
  refund_id: number | null
  credit_chosen_at: Generated<number | null>
  exchange_order_id: Generated<number | null>
  resolution: Generated<Resolution | ''>
  user_id: number | null
  asked_at: number
  decided_at: number | null
  received_at: number | null
}

type StoreCreditsTable = {
  id: Generated<number>
  code: string
  user_id: number | null
  full_name: Generated<string>
  mobile: Generated<string>
  email: Generated<string>
  issued_paise: number
  balance_paise: number
  document_id: Generated<number | null>
  order_id: number | null
  return_id: number | null
  note: Generated<string>
  created_at: number
  closed_at: Generated<number | null>
}

type StoreCreditEntriesTable = {
  id: Generated<number>
  store_credit_id: number
  kind: CreditEntryKind
  paise: number
  order_id: number | null
  refund_id: number | null
  method: Generated<string>
  reference: Generated<string>
  user_id: number | null
  created_at: number
}

type GiftCardsTable = {
  id: Generated<number>
  issued_paise: number
  balance_paise: number
  state: Generated<CardState>
  expires_at: number
  last_four: Generated<string>
  paid_by: Generated<CardPaidBy>
  reference: Generated<string>
  reason: Generated<string>
  issued_by: number | null
  recipient_name: Generated<string>
  recipient_email: Generated<string>
  sender_name: Generated<string>
  message: Generated<string>
  language: Generated<Language>
  send_at: Generated<number | null>
  sent_at: Generated<number | null>
  created_at: number
  closed_at: Generated<number | null>
}

type GiftCardMovesTable = {
  id: Generated<number>
  gift_card_id: number
  kind: CardMoveKind
  paise: number
  order_id: number | null
  refund_id: number | null
  user_id: number | null
  created_at: number
}

type CardSalesTable = {
  id: Generated<number>
  state: Generated<CardSaleState>
  paise: number
  buyer_name: string
  buyer_email: string
  buyer_language: Generated<Language>
  recipient_name: Generated<string>
  recipient_email: string
  message: Generated<string>
  language: Generated<Language>
  send_on: string | null
  months: number
  refund_days: number
  claimed_reference: Generated<string | null>
  claimed_at: Generated<number | null>
  reference: Generated<string | null>
  refund_reference: Generated<string>
  gift_card_id: Generated<number | null>
  created_at: number
  pay_before: number
  paid_at: Generated<number | null>
  ended_at: Generated<number | null>
}

export type BuyingTables = {
  card_sales: CardSalesTable
  card_sale_links: { secret_hash: string; card_sale_id: number; created_at: number }
  gift_cards: GiftCardsTable
  gift_card_moves: GiftCardMovesTable
  gift_card_codes: { code_hash: string; gift_card_id: number; created_at: number }
  cart_gift_cards: { cart_id: number; gift_card_id: number }
  store_credits: StoreCreditsTable
  store_credit_entries: StoreCreditEntriesTable
  store_credit_secrets: { secret_hash: string; store_credit_id: number; created_at: number }
  cart_store_credits: { cart_id: number; store_credit_id: number; most_paise: number | null }
  carts: CartsTable
  cart_lines: CartLinesTable
  coupons: CouponsTable
  coupon_uses: CouponUsesTable
  wishlists: WishlistsTable
  wishlist_pieces: { wishlist_id: number; product_id: number; added_at: number }
  wishlist_votes: WishlistVotesTable
  wishlist_comments: WishlistCommentsTable
  holds: HoldsTable
  hold_times: HoldTimesTable
  waiting: WaitingTable
  idempotency: IdempotencyTable
  counters: { name: string; value: number }
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_events: OrderEventsTable
  order_tags: OrderTagsTable
  parcels: ParcelsTable
  carriers: CarriersTable
  bookings: BookingsTable
  tracking_events: TrackingEventsTable
  payments: PaymentsTable
  settlements: { reference: string; payment_id: number; settled_at: number }
  refunds: RefundsTable
  gateway_events: { gateway: string; event_id: string; kind: string; received_at: number }
  stock_ledger: StockLedgerTable
  chat_orders: ChatOrdersTable
  returns: ReturnsTable
  return_lines: { return_id: number; order_line_id: number; quantity: number }
}
