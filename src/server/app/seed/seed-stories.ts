import { piecesColumn } from '../../content/pieces-inside.ts'
import { sanitise } from '../../content/sanitise.ts'
import type { Query } from '../../platform/db/database.ts'
import { demoStories } from './demo/demo-stories.ts'
import type { DemoAddresses } from './demo-pictures.ts'

const dayMs = 24 * 60 * 60 * 1000

type Around = { addressOf: DemoAddresses; products: ReadonlyMap<string, number> }

/** The stories of the demo shop, as they were written down. */
export async function seedStories(tx: Query, { addressOf, products }: Around, now: number) {
  const rows = demoStories.map(async ({ daysAgo, pictureAlt, ...story }) => ({
    ...{ title: story.title, slug: story.slug, summary: story.summary },
    content: await sanitise(story.content),
    ...{ picture: addressOf(story.picture), picture_alt: pictureAlt },
    product_ids: piecesColumn(story.products.flatMap((id) => products.get(id) ?? [])),
    publish_at: now - daysAgo * dayMs,
    ...{ created_at: now - daysAgo * dayMs, updated_at: now - daysAgo * dayMs },
  }))
  return tx
    .insertInto('stories')
    .values((await Promise.all(rows)).toReversed())
    .returning(['id', 'slug', 'content'])
    .execute()
}
