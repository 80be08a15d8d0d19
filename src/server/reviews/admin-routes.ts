import type * as adminCalls from '#contract/reviews/admin-calls.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { actorOf } from '../audit/audit.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { decideReview, replyToReview } from './decide-review.ts'
import { presentForStaff } from './present.ts'
import { countStates, reviewPage, staffReview } from './staff-queries.ts'

const pageSize = 20

export const reviewAdminHandlers: Handlers<typeof adminCalls> = {
  async listReviews({ shop, input }) {
    const db = shop.db.read
    const page = input.page ?? 1
    const { state, rating, product, q } = input
    const filter = { state, rating: Number(rating ?? 0), productId: Number(product ?? 0), q }
    const { rows, total } = await reviewPage(db, filter, page, pageSize)
    return {
      items: await presentForStaff(db, rows),
      total,
      page,
      pages: pagesOf(total, pageSize),
      counts: await countStates(db),
    }
  },
  async decideReview({ shop, c, input }) {
    await decideReview(shop, actorOf(c), input)
    return shownReview(shop, input.id)
  },
  async replyToReview({ shop, c, input }) {
    await replyToReview(shop, actorOf(c), input)
    return shownReview(shop, input.id)
  },
}

async function shownReview(shop: Shop, id: number) {
  const row = await staffReview(shop.db.read, id)
  const [review] = row ? await presentForStaff(shop.db.read, [row]) : []
  if (!review) throw new ShopError('no-such-review')
  return review
}
