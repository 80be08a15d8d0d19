import type * as calls from '#contract/content/calls.ts'
import type { Page } from '#contract/content/types.ts'
import { ShopError } from '#domain/errors.ts'
import { categoryOfArchived, movedProduct } from '../catalog/queries.ts'
import { versionedForStaff } from '../platform/edit-version.ts'
import type { Call } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { withNowhere } from '../settings/shop-front/nowhere.ts'
import {
  filledCategory,
  filledPage,
  presentCategory,
  presentPage,
  presentTestimonial,
} from './present.ts'
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
import { categoriesIn, pagesIn } from './translate-content.ts'

export const contentHandlers: Handlers<typeof calls> = {
  async listCategories({ shop, c, language }) {
    const categories = (await allCategories(shop.db)).map((one) => presentCategory(c, one))
    const figures = await shop.figures(language)
    const said = await categoriesIn(shop.db, language, categories)
    return said.map((one) => filledCategory(c, one, figures))
  },
  async getCategory({ shop, c, input, language }) {
    const category = await categoryBySlugOrId(shop.db, input.slugOrId)
    if (!category) throw new ShopError('no-such-category')
    const shown = presentCategory(c, category)
    const [said] = await categoriesIn(shop.db, language, [shown])
    return filledCategory(c, said ?? shown, await shop.figures(language))
  },
  async listTestimonials({ shop, c }) {
    const rows = await allTestimonials(shop.db)
    return rows.map((row) => versionedForStaff(c, presentTestimonial(row)))
  },
  async listPages({ shop, c, language }) {
    const pages = (await allPages(shop.db)).map((row) => versionedForStaff(c, presentPage(row)))
    const figures = await shop.figures(language)
    const said = await pagesIn(shop.db, language, pages)
    return toldNowhere(
      shop,
      c,
      await Promise.all(said.map((page) => shown(filledPage(c, page, figures)))),
    )
  },
  async getPage({ shop, c, input, language }) {
    const row = await pageBySlug(shop.db, input.slug)
    if (!row) throw new ShopError('no-such-page')
    const page = presentPage(row)
    const [said] = await pagesIn(shop.db, language, [versionedForStaff(c, page)])
    const one = await shown(filledPage(c, said ?? page, await shop.figures(language)))
    const [told = one] = await toldNowhere(shop, c, [one])
    return told
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

/** Staff alone are told which links inside pages lead nowhere. */
const toldNowhere = async (shop: Shop, c: Call, pages: Page[]): Promise<Page[]> =>
  c.get('person')?.role ? withNowhere(shop, pages) : pages

const shown = async (page: Page): Promise<Page> => ({
  ...page,
  content: await sanitise(page.content),
})
