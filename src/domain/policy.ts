import { sectionSize } from '#domain/home-page/section-size.ts'

/** What the shop promises in numbers that no setting and no law gives (spec §9). */
export const policy = {
  /** Free shipping strictly above this subtotal. */
  freeShippingAbovePaise: 500_000,
  shippingFeePaise: 25_000,
  promo: { code: 'WELCOME10', percent: 10 },
  maxQuantity: 10,
  returnsDays: 7,
  damageReportHours: 48,
  /** Business days. */
  deliveryDays: {
    domestic: { from: 5, to: 7 },
    international: { from: 10, to: 15 },
  },
  /** What a saree weighs of which nothing is said, and its packing, for parcels abroad. */
  parcelGrams: { saree: 800, packing: 200 },
  supportReplyHours: 24,
  supportHours: 'Mon-Sat, 9AM-6PM IST',
  care: 'Dry clean only',
  sectionCounts: [3, 4, 6, 8, 9, 12],
  sectionCount: sectionSize,
  /** Rupees. */
  /** Round prices that a band of prices may end at, in rupees, and how many bands a list is cut into at most. */
  priceBands: {
    edges: [
      ...[500, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, 15_000, 20_000, 25_000, 30_000],
      ...[40_000, 50_000, 60_000, 75_000, 100_000, 150_000, 200_000, 300_000, 500_000],
    ],
    most: 5,
  },
  priceSlider: { min: 0, max: 100_000, step: 1_000, stepButton: 5_000, minGap: 1_000 },
  username: { minLength: 3, maxLength: 40 },
  password: { minLength: 6, adminMinLength: 12, maxLength: 200 },
  rememberMeDays: 30,
  previewCharacters: 100,
  /** The admin is asked before saving a discount above this percentage. */
  discountWarningPercent: 60,
  /** And before saving a price of more than so many times the one before. */
  riseWarningTimes: 5,
  testimonialRating: { min: 1, max: 5, default: 5 },
  reviewRating: { min: 1, max: 5 },
  /** Characters, except `photos`. */
  review: { author: 60, title: 80, comment: 2000, reply: 1000, reason: 300, photos: 5 },
  defaultStock: 0,
  pageSize: 24,
  /** So many products are answered whole; more of them come in pages of so many. */
  productsPerAnswer: 2_000,
  /** A search of staff that no index can serve, or that more orders answer, looks through so many of them, the newest. */
  ordersSearched: 10_000,
  /** What a listing address may carry; a saree's fabric, colour and occasion obey the same length. */
  listing: {
    ...{ maxValueLength: 60, maxValues: 40, maxTextLength: 100, maxPage: 10_000 },
    /** Values of a fact that the filter panel offers. */
    maxOptions: 60,
    /** A list within a price that holds at most so many also shows so many just outside it. */
    shortList: 3,
    justOutside: 4,
  },
  /** At or below this many left, the stock line counts them. */
  fewLeft: 5,
  /** The admin area marks what has at most this many left. */
  lowStock: 3,
  /** The highest mark that an owner may set for it. */
  mostLowStock: 1_000,
  /** Of a dearer exchange, for so many days at least after its old saree has come. */
  exchangeRestDays: 2,
  /** How long sarees are kept aside for a shopper. */
  hold: {
    checkoutMinutes: 15,
    /** So long before its end a shopper is told, and may keep the pieces longer. */
    warnMinutes: 2,
    pendingPaymentMinutes: 30,
    staffLinkHours: 24,
    /** For whoever waited for a piece and is told that it is free. */
    offerHours: 2,
    /** Lines of one cart that an open checkout keeps, the scarcest first. */
    checkoutLines: 3,
    /** Drafts of one cart that are talked over at a time. */
    openChats: 3,
    /** How much strangers may keep aside before they pay: what the shop starts with, the owner may change it. */
    limits: {
      /** One draft or one order. */
      order: { pieces: 6, rupees: 200_000 },
      /** All that one account or browser keeps. */
      visitor: { pieces: 8, rupees: 300_000 },
      /** All that one network keeps, customers who bought before left out: an office or a carrier is one. */
      network: { pieces: 16, rupees: 600_000 },
      /** A WhatsApp draft of somebody whom the shop does not know, until staff take it up. */
      draft: { pieces: 3, minutes: 30 },
      /** How long one visitor or network keeps one saree in all, before it rests for a day. */
      minutesPerPiece: 120,
      /** How long a transfer that a shopper has named keeps its pieces, once an order. */
      claimHours: 24,
      /** After this, an order whose named transfer nobody has found is given up. */
      lapseHours: 72,
      /** How long the new saree of an exchange is kept while the old one comes back. */
      exchangeDays: 14,
    },
  },
  /** For so long a buyer may confirm an order that is paid at the door, where the owner says no other time. */
  cod: { confirmHours: 24 },
  /** Unpaid orders are given up after this. */
  unpaidOrderHours: 48,
  idempotencyHours: 24,
  /** For so long an empty cart leads to the order that it became. */
  placedLatelyMinutes: 60,
  /** Of one account or one browser. */
  ordersPerVisitorHour: 20,
  /** Delivery addresses in one account. */
  savedAddresses: 20,
  passkeys: 10,
  passkeyName: 60,
  savedSearches: 30,
  wishlist: { maxPieces: 100, maxComments: 200 },
} as const
