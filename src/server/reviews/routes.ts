import type * as endpoints from '#contract/endpoints.ts'
import { notFound } from '#domain/errors.ts'
import { aggregate } from '#domain/rating.ts'
import { productBySlug } from '../catalog/queries.ts'
import type { Answerers } from '../http/serve.ts'
import { approvedReviews, spreadOf } from './queries.ts'

type Calls = Pick<typeof endpoints, 'productReviews'>

const pageSize = 10

export const reviewAnswers: Answerers<Calls> = {
  async productReviews({ shop, input }) {
    const product = await productBySlug(shop.db, input.slug)
    if (!product) throw notFound('This piece does not exist or has been removed.')
    const page = Math.max(1, Number(input.page) || 1)
    const [rows, spread] = await Promise.all([
      approvedReviews(shop.db, product.id, page, pageSize),
      spreadOf(shop.db, product.id),
    ])
    return {
      items: rows.map(({ created_at, is_demo, ...review }) => ({
        ...review,
        createdAt: new Date(created_at).toISOString(),
        isDemo: is_demo === 1,
      })),
      total: product.rating_count,
      page,
      pages: Math.max(1, Math.ceil(product.rating_count / pageSize)),
      rating: aggregate(product.rating_sum, product.rating_count).rating,
      spread: [5, 4, 3, 2, 1].map((stars) => spread.get(stars) ?? 0),
    }
  },
}
