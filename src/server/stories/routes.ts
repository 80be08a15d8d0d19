import type * as adminCalls from '#contract/stories/admin-calls.ts'
import type * as calls from '#contract/stories/calls.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { storiesPerPage } from '#domain/stories/story.ts'
import { actorOf } from '../audit/audit.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { presentAllForStaff, presentStories, presentStory } from './present.ts'
import { everyStory, shownStories, storyBySlug } from './queries.ts'
import { removeStory, saveStory } from './save-story.ts'
import { storyAsRead } from './story-as-read.ts'

const staffSize = 50

export const storyHandlers: Handlers<typeof calls & typeof adminCalls> = {
  async listStories({ shop, input: { page = 1 }, language }) {
    const size = storiesPerPage
    const { rows, total } = await shownStories(shop.db.read, shop.now(), { page, size })
    const items = await presentStories(shop, rows, language)
    return { items, total, page, pages: pagesOf(total, size) }
  },
  async getStory({ shop, input, language }) {
    const row = await storyBySlug(shop.db.read, input.slug, shop.now())
    if (!row) throw new ShopError('no-such-story')
    return presentStory(shop, row, language)
  },
  async listAllStories({ shop, input: { page = 1 } }) {
    const { rows, total } = await everyStory(shop.db.read, { page, size: staffSize })
    const items = await presentAllForStaff(shop, rows)
    return { items, total, page, pages: pagesOf(total, staffSize) }
  },
  createStory: ({ shop, c, input }) => saveStory(shop, actorOf(c), null, input),
  updateStory: ({ shop, c, input: { id, ...form } }) => saveStory(shop, actorOf(c), id, form),
  previewStory: ({ shop, input }) => storyAsRead(shop, input),
  async deleteStory({ shop, c, input }) {
    await removeStory(shop, actorOf(c), input.id, input.version)
    return undefined
  },
}
