import type { WholeProfile } from '#contract/settings/types.ts'
import { firstCardSaleTerms } from '#domain/gift-cards/card-sale.ts'
import { termsName as cardTermsName } from '../../card-sales/terms.ts'
import { sanitise } from '../../content/sanitise.ts'
import type { Query } from '../../platform/db/database.ts'
import { defaultSettings, emptyProfile } from '../../settings/documents.ts'
import { writeDocument } from '../../settings/queries.ts'
import { demoCategories } from './demo/demo-categories.ts'
import { demoPages } from './demo/demo-pages.ts'
import { demoHero, demoProfile } from './demo/demo-profile.ts'
import { demoTestimonials } from './demo/demo-testimonials.ts'
import type { DemoAddresses } from './demo-pictures.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Categories, pages, testimonials, settings, profile and that gift cards are sold; answers the id of every category slug. */
export async function seedContent(
  tx: Query,
  addressOf: DemoAddresses,
  now: number,
): Promise<Map<string, number>> {
  await writeDocument(tx, 'display', defaultSettings, now)
  await writeDocument(tx, 'profile', profileWith(addressOf), now)
  await writeDocument(tx, cardTermsName, { ...firstCardSaleTerms, isEnabled: true }, now)
  const times = { created_at: now, updated_at: now }
  const clean = async ({ content, ...page }: (typeof demoPages)[number]) => ({
    ...page,
    content: await sanitise(content),
    ...times,
  })
  await tx
    .insertInto('pages')
    .values(await Promise.all(demoPages.map(clean)))
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
  return seedCategories(tx, addressOf, now)
}

async function seedCategories(
  tx: Query,
  addressOf: DemoAddresses,
  now: number,
): Promise<Map<string, number>> {
  const rows = demoCategories.map(({ picture, ...category }, position) => ({
    ...category,
    image: addressOf(picture),
    position,
    created_at: now,
    updated_at: now,
  }))
  const inserted = await tx
    .insertInto('categories')
    .values(rows)
    .returning(['id', 'slug'])
    .execute()
  return new Map(inserted.map((row) => [row.slug, row.id]))
}

/** The demo profile, its files as addresses of the shop. */
function profileWith(addressOf: DemoAddresses): WholeProfile {
  const shown = (items: WholeProfile['craft']) =>
    items.map((item) => ({ ...item, picture: addressOf(item.picture) }))
  return {
    ...emptyProfile,
    ...demoProfile,
    heroWide: addressOf(demoHero.wide),
    heroTall: addressOf(demoHero.tall),
    heroAlt: demoHero.alt,
    craft: shown(demoProfile.craft),
    journey: shown(demoProfile.journey),
  }
}
