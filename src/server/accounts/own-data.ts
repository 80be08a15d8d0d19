import { ShopError } from '#domain/errors.ts'
import { refusalsOfUser } from '../cod/queries.ts'
import { consentsOf } from '../consents/queries.ts'
import { account } from '../consents/record-consent.ts'
import { notesAbout } from '../customers/queries.ts'
import { ownTickets } from '../messages/staff-queries.ts'
import { ownOrders, ownWishlist } from '../orders/person-queries.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { ownSearches } from '../saved-searches/queries.ts'
import { savedAddresses } from './address-book/address-book-queries.ts'
import { mobileOf } from './mobiles/mobile-queries.ts'
import { noticeMobileOf } from './mobiles/notice-mobile-queries.ts'
import { passkeysOf } from './passkeys/passkey-queries.ts'
import { ownReviews, userById } from './queries.ts'
import { sessionsOf } from './sessions/session-queries.ts'

type Part = (query: Query, userId: number, now: number) => Promise<unknown>

/** Everything that the shop keeps about a person, one part a kind; whoever keeps more adds a line here. */
const parts: Record<string, Part> = {
  account: ownAccount,
  devices: async (query, userId, now) =>
    (await sessionsOf(query, userId, now)).map((session) => ({
      name: session.device,
      signedInAt: iso(session.created_at),
      lastSeenAt: iso(session.last_seen_at),
    })),
  passkeys: async (query, userId) =>
    (await passkeysOf(query, userId)).map((passkey) => ({
      name: passkey.name,
      createdAt: iso(passkey.created_at),
      lastUsedAt: iso(passkey.last_used_at),
    })),
  mobile: async (query, userId) => {
    const kept = await mobileOf(query, userId)
    return kept ? { number: kept.mobile, confirmedAt: iso(kept.confirmed_at) } : null
  },
  noticeMobile: async (query, userId) => {
    const kept = await noticeMobileOf(query, userId)
    return kept ? { number: kept.mobile, confirmedAt: iso(kept.confirmed_at) } : null
  },
  addresses: async (query, userId) =>
    (await savedAddresses(query, userId)).map(({ address }) => JSON.parse(address)),
  savedSearches: ownSearches,
  orders: ownOrders,
  parcelsNotTaken: refusalsOfUser,
  wishlist: ownWishlist,
  consents: async (query, userId) =>
    (await consentsOf(query, [account(userId)])).map((consent) => ({
      purpose: consent.purpose,
      noticeVersion: consent.notice_version,
      givenAt: iso(consent.given_at),
      withdrawnAt: iso(consent.withdrawn_at),
    })),
  messages: ownTickets,
  notes: notesAbout,
  reviews: async (query, userId) =>
    (await ownReviews(query, userId)).map(({ created_at, product_id, photos, ...review }) => ({
      ...review,
      photos: JSON.parse(photos),
      productId: product_id,
      createdAt: iso(created_at),
    })),
}

/** A person's own data, for themselves: no hash, no secret, nothing of anybody else. */
export async function ownData(shop: Shop, userId: number): Promise<Record<string, unknown>> {
  const found = Object.entries(parts).map(
    async ([name, part]) => [name, await part(shop.db.read, userId, shop.now())] as const,
  )
  return Object.fromEntries(await Promise.all(found))
}

async function ownAccount(query: Query, userId: number) {
  const user = await userById(query, userId)
  if (!user) throw new ShopError('not-found')
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    role: user.role,
    createdAt: iso(user.created_at),
    emailConfirmedAt: iso(user.email_confirmed_at),
    termsAcceptedAt: iso(user.terms_accepted_at),
  }
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
