import type * as calls from '#contract/content/calls.ts'
import type { Page } from '#contract/content/types.ts'
import { ShopError } from '#domain/errors.ts'
import { categoryOfArchived, movedProduct } from '../catalog/queries.ts'
import { versionedForStaff } from '../platform/edit-version.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { presentTestimonial } from './present.ts'
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

export const contentHandlers: Handlers<typeof calls> = {
  async listCategories({ shop, c }) {
    return (await allCategories(shop.db)).map((category) => versionedForStaff(c, category))
  },
  async getCategory({ shop, c, input }) {
    const category = await categoryBySlugOrId(shop.db, input.slugOrId)
    if (!category) throw new ShopError('no-such-category')
    return versionedForStaff(c, category)
  },
  async listTestimonials({ shop, c }) {
    const rows = await allTestimonials(shop.db)
    return rows.map((row) => versionedForStaff(c, presentTestimonial(row)))
  },
  async listPages({ shop, c }) {
    const rows = await allPages(shop.db)
    return Promise.all(rows.map((page) => shown(versionedForStaff(c, page))))
  },
  async getPage({ shop, c, input }) {
    const page = await pageBySlug(shop.db, input.slug)
    if (!page) throw new ShopError('no-such-page')
    return shown(versionedForStaff(c, page))
  },
  async findMove({ shop, input }) {
    const slug = await moved[input.kind](shop.db, input.slug)
    if (slug) return { slug }
    const category =
      input.kind === 'product' ? await categoryOfArchived(shop.db, input.slug) : undefined
    if (!category) throw new ShopError('nothing-moved')
    return { slug: category, kind: 'category' as const }
  },
}

const moved = { product: movedProduct, category: movedCategory, page: movedPage }

const shown = async (page: Page): Promise<Page> => ({
  ...page,
  content: await sanitise(page.content),
})
