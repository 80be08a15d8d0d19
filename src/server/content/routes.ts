import type { Page, Testimonial } from '#contract/content.ts'
import type * as endpoints from '#contract/endpoints.ts'
import { notFound } from '#domain/errors.ts'
import { movedProduct } from '../catalog/queries.ts'
import type { Answerers } from '../http/serve.ts'
import {
  allCategories,
  allPages,
  allTestimonials,
  categoryBySlugOrId,
  movedCategory,
  movedPage,
  pageBySlug,
} from './queries.ts'
import { sanitise } from './sanitise.ts'

type Calls = Pick<
  typeof endpoints,
  'listCategories' | 'getCategory' | 'listTestimonials' | 'listPages' | 'getPage' | 'findMove'
>

export const contentAnswers: Answerers<Calls> = {
  listCategories: ({ shop }) => allCategories(shop.db),
  async getCategory({ shop, input }) {
    const category = await categoryBySlugOrId(shop.db, input.slugOrId)
    if (!category) throw notFound('This category does not exist.')
    return category
  },
  async listTestimonials({ shop }) {
    const rows = await allTestimonials(shop.db)
    return rows.map(
      ({ customer_name, ...row }): Testimonial => ({
        ...row,
        customerName: customer_name,
      }),
    )
  },
  async listPages({ shop }) {
    const rows = await allPages(shop.db)
    return Promise.all(rows.map(shown))
  },
  async getPage({ shop, input }) {
    const page = await pageBySlug(shop.db, input.slug)
    if (!page) throw notFound('This page does not exist.')
    return shown(page)
  },
  async findMove({ shop, input }) {
    const slug = await moved[input.kind](shop.db, input.slug)
    if (!slug) throw notFound('Nothing of this name has moved.')
    return { slug }
  },
}

const moved = { product: movedProduct, category: movedCategory, page: movedPage }

const shown = async (page: Page): Promise<Page> => ({
  ...page,
  content: await sanitise(page.content),
})
