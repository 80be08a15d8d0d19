import type { AddLine, Cart, ChangedCart, CouponForm, OneLine, SetLine } from './cart/types.ts'
import type { ChatOrder, OneChat, StartedChat } from './chats/types.ts'
import type {
  Availability,
  AvailabilityQuery,
  ByPin,
  Checkout,
  CheckoutQuery,
  PlaceOfPin,
} from './checkout/types.ts'
import type { Said } from './customers/types.ts'
import { creating, del, get, onceOpen, post, put, unkept, withFiles } from './endpoint.ts'
import type {
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
import type { ReturnForm } from './returns/types.ts'
import type { ClaimForm, WaitingForm } from './waiting.ts'
import type {
  ByToken,
  CommentForm,
  OneComment,
  SharedWishlist,
  ShareForm,
  VoteForm,
  Wishlist,
  WishlistPiece,
} from './wishlist/types.ts'

type Nothing = Record<never, never>

// Every call that a shopper makes on the way from a cart to a delivered parcel.

// biome-ignore lint/performance/noBarrelFile: told among their kin; what frames every page imports its own file.
export { getCart, getWishlist } from './visitor-endpoints.ts'
export const addToCart = onceOpen(post<AddLine, ChangedCart>('/api/cart/lines', 'anyone'))
export const setCartLine = onceOpen(
  put<SetLine, ChangedCart>('/api/cart/lines/{productId}', 'anyone'),
)
export const removeCartLine = del<OneLine, Cart>('/api/cart/lines/{productId}', 'anyone')
export const applyCoupon = onceOpen(put<CouponForm, Cart>('/api/cart/coupon', 'anyone'))
export const removeCoupon = del<Nothing, Cart>('/api/cart/coupon', 'anyone')

export const addToWishlist = onceOpen(
  put<WishlistPiece, Wishlist>('/api/wishlist/pieces/{productId}', 'anyone'),
)
export const removeFromWishlist = del<WishlistPiece, Wishlist>(
  '/api/wishlist/pieces/{productId}',
  'anyone',
)
export const shareWishlist = onceOpen(post<ShareForm, Wishlist>('/api/wishlist/share', 'anyone'))
export const closeWishlist = del<Nothing, Wishlist>('/api/wishlist/share', 'anyone')
export const removeWishlistComment = del<OneComment, Wishlist>(
  '/api/wishlist/comments/{id}',
  'anyone',
)
export const getSharedWishlist = onceOpen(
  unkept(get<ByToken, SharedWishlist>('/api/wishlists/{token}', 'anyone')),
)
export const voteOnWishlist = onceOpen(
  put<VoteForm, SharedWishlist>('/api/wishlists/{token}/votes', 'anyone'),
)
export const commentOnWishlist = onceOpen(
  post<CommentForm, SharedWishlist>('/api/wishlists/{token}/comments', 'anyone'),
)

export const getAvailability = onceOpen(
  unkept(get<AvailabilityQuery, Availability[]>('/api/availability', 'anyone')),
)
export const enterCheckout = onceOpen(post<Nothing, Checkout>('/api/checkout', 'anyone'))
export const getCheckout = onceOpen(unkept(get<CheckoutQuery, Checkout>('/api/checkout', 'anyone')))
/** Not kept: there are a million addresses, and the answer costs less than its place in the cache. */
export const getPlaceOfPin = unkept(get<ByPin, PlaceOfPin>('/api/pins/{pin}', 'anyone'))
export const placeOrder = onceOpen(creating(post<OrderForm, PlacedOrder>('/api/orders', 'anyone')))

export const waitForPiece = onceOpen(post<WaitingForm, Said>('/api/waiting', 'anyone'))
export const claimPiece = onceOpen(post<ClaimForm, Cart>('/api/holds/claim', 'anyone'))

export const getOrder = unkept(get<OneOrder, Order>('/api/orders/{token}', 'anyone'))
/** The invoice as PDF, once the parcel leaves. */
export const orderInvoice = unkept(get<OneOrder, string>('/api/orders/{token}/invoice', 'anyone'))
export const cancelOrder = post<CancelForm, Order>('/api/orders/{token}/cancel', 'anyone')
export const trackOrder = post<TrackForm, FollowedOrder>('/api/orders/track', 'anyone')
export const myOrders = get<Nothing, OrderSummary[]>('/api/account/orders', 'customer')
/** Where the customer's last orders went, the latest first. */
export const myAddresses = get<Nothing, Address[]>('/api/account/addresses', 'customer')

export const startPayment = post<PayForm, StartedPayment>('/api/orders/{token}/payment', 'anyone')
export const claimTransfer = post<TransferForm, Order>(
  '/api/orders/{token}/payment/transfer',
  'anyone',
)
export const checkPayment = post<OneOrder, Order>('/api/orders/{token}/payment/check', 'anyone')
/** Called by Razorpay alone: its signature over the raw body is the guard. */
export const razorpayEvent = post<Nothing, Said>('/api/payments/razorpay/events', 'anyone')

export const startChat = onceOpen(
  creating(post<Nothing, StartedChat>('/api/whatsapp-orders', 'anyone')),
)
export const getChat = unkept(get<OneChat, ChatOrder>('/api/whatsapp-orders/{token}', 'anyone'))

export const askReturn = withFiles(post<ReturnForm, Order>('/api/orders/{token}/returns', 'anyone'))
