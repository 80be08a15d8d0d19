import type * as calls from '#contract/reviews/calls.ts'

import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { aggregate } from '#domain/rating.ts'
import { productBySlug } from '../catalog/queries.ts'
import { findOrder } from '../order-records/find-order.ts'
import { presentOrder } from '../orders/present.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { countTry, type Limit } from '../platform/http/rate-limit.ts'
import { filesOf, type Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { presentShown } from './present.ts'
import { approvedReviews, lineToReview, spreadOf } from './queries.ts'
import { writeReview } from './write-review.ts'

const pageSize = 10
const writing: Limit = { name: 'write-review', most: 20, windowMs: 60 * 60_000 }

export const reviewHandlers = {
  async productReviews({ shop, input }) {
    const product = await foundProduct(shop, input.slug)
    const page = input.page ?? 1
    const [rows, spread] = await Promise.all([
      approvedReviews(shop.db, product.id, page, pageSize),
      spreadOf(shop.db, product.id),
    ])
    return {
      items: await presentShown(shop.db.read, rows),
      total: product.rating_count,
      page,
      pages: pagesOf(product.rating_count, pageSize),
      rating: aggregate(product.rating_sum, product.rating_count).rating,
      spread: [5, 4, 3, 2, 1].map((stars) => spread.get(stars) ?? 0),
    }
  },
} satisfies Partial<Handlers<typeof calls>>

export const buyerReviewHandlers = {
  async reviewDoor({ shop, c, input }) {
    const product = await foundProduct(shop, input.slug)
    const person = c.get('person')
    const line = person && (await lineToReview(shop.db.read, person.id, product.id))
    return { path: line ? `/order/${line.token}/review/${line.id}` : null }
  },
  writeReview: {
    async admit({ shop, c, params }) {
      await findOrder(shop, params['token'] ?? '')
      await countTry(shop, [{ limit: writing, subject: networkOf(c.get('address')) }])
    },
    async answer({ shop, c, input, language }) {
      const order = await findOrder(shop, input.token)
      const photos = filesOf(c)['photos'] ?? []
      await writeReview(shop, order, { form: input, photos, language })
      return presentOrder(shop, await findOrder(shop, input.token), language)
    },
  },
} satisfies Partial<Handlers<typeof calls>>

async function foundProduct(shop: Shop, slug: string) {
  const product = await productBySlug(shop.db, slug)
  if (!product) throw new ShopError('piece-gone')
  return product
}
