import type * as adminCalls from '#contract/content/admin-calls.ts'
import { actorOf } from '../audit/audit.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { filesOf, idOf } from '../platform/http/serve.ts'
import { productCounts } from './admin-queries.ts'
import { pageAsRead } from './page-as-read.ts'
import { removeCategory, saveCategory } from './save-category.ts'
import { removePage, savePage } from './save-page.ts'
import { removeTestimonial, saveTestimonial } from './save-testimonial.ts'

export const contentAdminHandlers: Handlers<typeof adminCalls> = {
  createCategory: ({ shop, c, input }) =>
    saveCategory(shop, actorOf(c), null, { ...input, files: filesOf(c) }),
  updateCategory: ({ shop, c, input: { id, ...form } }) =>
    saveCategory(shop, actorOf(c), idOf(id), { ...form, files: filesOf(c) }),
  async deleteCategory({ shop, c, input }) {
    const moveTo = input.moveTo === undefined ? null : idOf(input.moveTo)
    const { version } = input
    await removeCategory(shop, actorOf(c), idOf(input.id), { moveTo, version })
    return undefined
  },
  categoryCounts: ({ shop }) => productCounts(shop.db.read),
  createTestimonial: ({ shop, c, input }) =>
    saveTestimonial(shop, actorOf(c), null, { ...input, files: filesOf(c) }),
  updateTestimonial: ({ shop, c, input: { id, ...form } }) =>
    saveTestimonial(shop, actorOf(c), idOf(id), { ...form, files: filesOf(c) }),
  async deleteTestimonial({ shop, c, input }) {
    await removeTestimonial(shop, actorOf(c), idOf(input.id), input.version)
    return undefined
  },
  createPage: ({ shop, c, input }) => savePage(shop, actorOf(c), null, input),
  updatePage: ({ shop, c, input: { id, ...form } }) => savePage(shop, actorOf(c), idOf(id), form),
  previewPage: ({ shop, input }) => pageAsRead(shop, input),
  async deletePage({ shop, c, input }) {
    await removePage(shop, actorOf(c), idOf(input.id), input.version)
    return undefined
  },
}
