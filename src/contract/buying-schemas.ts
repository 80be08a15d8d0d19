import { z } from 'zod'
import type * as endpoints from './buying-endpoints.ts'
import { AddLine, Cart, ChangedCart, CouponForm, OneLine, SetLine } from './cart/types.ts'
import { ChatOrder, OneChat, StartedChat } from './chats/types.ts'
import {
  Availability,
  AvailabilityQuery,
  ByPin,
  Checkout,
  CheckoutQuery,
  PlaceOfPin,
} from './checkout/types.ts'
import { Said } from './customers/types.ts'
import {
  Address,
  CancelForm,
  FollowedOrder,
  OneOrder,
  Order,
  OrderForm,
  OrderSummary,
  PayForm,
  PlacedOrder,
  StartedPayment,
  TrackForm,
  TransferForm,
} from './orders/types.ts'
import { ReturnForm } from './returns/types.ts'
import type { SchemaTable } from './schemas.ts'
import { ClaimForm, WaitingForm } from './waiting.ts'
import {
  ByToken,
  CommentForm,
  OneComment,
  SharedWishlist,
  ShareForm,
  VoteForm,
  Wishlist,
  WishlistPiece,
} from './wishlist/types.ts'

export const buyingSchemas: SchemaTable<typeof endpoints> = {
  getCart: { summary: "The visitor's cart at today's prices and stock.", answer: Cart },
  addToCart: {
    summary: 'Adds a saree, up to the smaller of 10 and its stock.',
    input: AddLine,
    answer: ChangedCart,
    errors: [400, 404, 409],
  },
  setCartLine: {
    summary: 'Sets the quantity of a line; 0 takes it away.',
    input: SetLine,
    answer: ChangedCart,
    errors: [400, 404, 409],
  },
  removeCartLine: { summary: 'Takes a line away.', input: OneLine, answer: Cart, errors: [400] },
  applyCoupon: {
    summary: 'Puts a promo code into the cart, if it may be used now.',
    input: CouponForm,
    answer: Cart,
    errors: [400, 429],
  },
  removeCoupon: { summary: 'Takes the promo code out of the cart.', answer: Cart },

  getWishlist: { summary: "The visitor's wishlist, with what relatives said.", answer: Wishlist },
  addToWishlist: {
    summary: 'Puts a saree on the wishlist.',
    input: WishlistPiece,
    answer: Wishlist,
    errors: [400, 404, 409],
  },
  removeFromWishlist: {
    summary: 'Takes a saree off the wishlist.',
    input: WishlistPiece,
    answer: Wishlist,
    errors: [400],
  },
  shareWishlist: {
    summary: 'Opens the wishlist to whoever has its link.',
    input: ShareForm,
    answer: Wishlist,
    errors: [400],
  },
  closeWishlist: { summary: 'Closes the link again.', answer: Wishlist },
  removeWishlistComment: {
    summary: 'The owner takes a comment away.',
    input: OneComment,
    answer: Wishlist,
    errors: [400, 404],
  },
  getSharedWishlist: {
    summary: 'A wishlist as its link shows it.',
    input: ByToken,
    answer: SharedWishlist,
    errors: [404],
  },
  voteOnWishlist: {
    summary: 'One vote a visitor and piece; a second one replaces the first.',
    input: VoteForm,
    answer: SharedWishlist,
    errors: [400, 404, 429],
  },
  commentOnWishlist: {
    summary: 'Says something about a piece or the whole list.',
    input: CommentForm,
    answer: SharedWishlist,
    errors: [400, 404, 429],
  },

  getAvailability: {
    summary: 'What this visitor may buy of some products now, and when held pieces come free.',
    input: AvailabilityQuery,
    answer: z.array(Availability),
    errors: [400],
  },
  enterCheckout: {
    summary: 'Keeps up to three pieces of the cart for 15 minutes and says how it can be paid.',
    answer: Checkout,
    errors: [429],
  },
  getCheckout: {
    summary: 'The checkout once more, for a PIN code.',
    input: CheckoutQuery,
    answer: Checkout,
    errors: [400],
  },
  getPlaceOfPin: {
    summary: 'The district and the state that a PIN code lies in, as far as they are known.',
    input: ByPin,
    answer: PlaceOfPin,
    errors: [400],
  },
  placeOrder: {
    summary: 'Turns the cart into an order; the Idempotency-Key makes it safe to send again.',
    input: OrderForm,
    answer: PlacedOrder,
    errors: [400, 409, 429],
  },

  waitForPiece: {
    summary: 'Queues up for a piece that somebody else holds or has bought.',
    input: WaitingForm,
    answer: Said,
    errors: [400, 404, 429],
  },
  claimPiece: {
    summary: 'Puts a piece into the cart with the private link of a letter.',
    input: ClaimForm,
    answer: Cart,
    errors: [404],
  },

  getOrder: {
    summary: 'An order as its private link shows it.',
    input: OneOrder,
    answer: Order,
    errors: [404],
  },
  orderInvoice: {
    summary: 'The invoice of an order as PDF, once its parcel leaves.',
    input: OneOrder,
    answer: z.string(),
    errors: [404],
  },
  cancelOrder: {
    summary: 'Cancels an order that is not packed yet.',
    input: CancelForm,
    answer: Order,
    errors: [400, 404, 409],
  },
  trackOrder: {
    summary: 'Follows an order by its number and its mobile number or email.',
    input: TrackForm,
    answer: FollowedOrder,
    errors: [400, 404, 429],
  },
  myOrders: {
    summary: "The customer's orders, newest first.",
    answer: z.array(OrderSummary),
    errors: [401],
  },
  startPayment: {
    summary: 'Begins to pay an order that waits for its money.',
    input: PayForm,
    answer: StartedPayment,
    errors: [400, 404, 409],
  },
  claimTransfer: {
    summary: 'Says what the bank calls the transfer; staff confirm it.',
    input: TransferForm,
    answer: Order,
    errors: [400, 404, 409, 429],
  },
  checkPayment: {
    summary: 'Asks the payment gateway whether the order was paid.',
    input: OneOrder,
    answer: Order,
    errors: [404],
  },
  razorpayEvent: {
    summary: 'Takes in a signed event of Razorpay, once.',
    answer: Said,
    errors: [400, 401, 404],
  },

  startChat: {
    summary: 'Keeps the cart as a draft to be talked over on WhatsApp, its pieces for 24 hours.',
    answer: StartedChat,
    errors: [400, 409, 429],
  },
  getChat: {
    summary: 'A draft as its private link shows it.',
    input: OneChat,
    answer: ChatOrder,
    errors: [404],
  },

  askReturn: {
    summary: 'Asks to send pieces back, with up to six photos.',
    input: ReturnForm,
    answer: Order,
    errors: [400, 404, 409, 413, 415, 429],
  },

  myAddresses: {
    summary: "Where the customer's last orders went, the latest first.",
    answer: z.array(Address),
    errors: [401],
  },
}
