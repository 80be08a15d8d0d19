import type { ShopProfile } from '#contract/settings.ts'
import { sanitise } from '../../content/sanitise.ts'
import { defaultSettings, emptyProfile } from '../../settings/documents.ts'
import { writeDocument } from '../../settings/queries.ts'
import type { Shop } from '../../shop.ts'
import type { Query } from '../database.ts'
import { demoCategories } from './demo/demo-categories.ts'
import { demoPages } from './demo/demo-pages.ts'
import { demoHero, demoProfile } from './demo/demo-profile.ts'
import { demoTestimonials } from './demo/demo-testimonials.ts'
import { demoPicture } from './demo-pictures.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Categories, pages, testimonials, settings and profile; answers the id of every category slug. */
export async function seedContent(shop: Shop, tx: Query): Promise<Map<string, number>> {
  const now = shop.now()
  await writeDocument(tx, 'display', defaultSettings, now)
  await writeDocument(tx, 'profile', await profile(shop, tx), now)
  await tx
    .insertInto('pages')
    .values(
      demoPages.map(({ content, ...page }) => ({
        ...page,
        content: sanitise(content),
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
  await tx
    .insertInto('testimonials')
    .values(
      demoTestimonials.map(({ customerName, ...testimonial }, at) => ({
        ...testimonial,
        customer_name: customerName,
        created_at: now - at * dayMs,
      })),
    )
    .execute()
  return seedCategories(shop, tx, now)
}

async function seedCategories(shop: Shop, tx: Query, now: number): Promise<Map<string, number>> {
  const rows = []
  for (const [position, { picture, ...category }] of demoCategories.entries()) {
    const image = await demoPicture(shop, tx, picture)
    rows.push({ ...category, image, position, created_at: now, updated_at: now })
  }
  const inserted = await tx
    .insertInto('categories')
    .values(rows)
    .returning(['id', 'slug'])
    .execute()
  return new Map(inserted.map((row) => [row.slug, row.id]))
}

/** The demo profile with its picture files brought into the shop. */
async function profile(shop: Shop, tx: Query): Promise<ShopProfile> {
  const shown = async (items: ShopProfile['craft']) => {
    const all = []
    for (const item of items) {
      all.push({ ...item, picture: await demoPicture(shop, tx, item.picture) })
    }
    return all
  }
  return {
    ...emptyProfile,
    ...demoProfile,
    heroWide: await demoPicture(shop, tx, demoHero.wide),
    heroTall: await demoPicture(shop, tx, demoHero.tall),
    heroAlt: demoHero.alt,
    craft: await shown(demoProfile.craft),
    journey: await shown(demoProfile.journey),
  }
}
