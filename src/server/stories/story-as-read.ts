import type { WrittenStory } from '#contract/stories/admin-types.ts'
import type { Story } from '#contract/stories/types.ts'
import { piecesColumn } from '../content/pieces-inside.ts'
import type { Shop } from '../platform/shop.ts'
import { presentStory } from './present.ts'

/** What is being written, as readers would see it; without a moment, as if it came out now. */
export function storyAsRead(shop: Shop, written: WrittenStory): Promise<Story> {
  const now = shop.now()
  const { title, summary, content, picture, pictureAlt, productIds, publishAt } = written
  const row = {
    ...{ id: 0, title, slug: '', summary, content, picture, picture_alt: pictureAlt },
    ...{ seo_title: '', seo_description: '', product_ids: piecesColumn(productIds) },
    publish_at: publishAt === null ? now : Date.parse(publishAt),
    ...{ created_at: now, updated_at: now },
  }
  return presentStory(shop, row, 'en')
}
