import { useQuery } from '@tanstack/react-query'
import { listCategories } from '#contract/content/calls.ts'
import { queryFor } from '../cache.ts'
import { staticIsland } from '../rendering/static-island.tsx'
import { useProfile } from '../surroundings.ts'
import { queryForSettings } from './home-calls.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { ProductSection } from './product-section.tsx'
import { sections, usualSettings } from './sections.ts'
import { Testimonials } from './testimonials.tsx'

// These only stand there: the first visit keeps what the server drew and never loads their code.
const FabricTiles = staticIsland(
  'weaves',
  () => import('./fabric-tiles.tsx').then((module) => module.FabricTiles),
  { isCached: true },
)
const CraftStrip = staticIsland(
  'craft',
  () => import('./craft-strip.tsx').then((module) => module.CraftStrip),
  { isCached: true },
)

/** Everything that a visitor comes to by scrolling. */
export function BelowHero() {
  const { data: settings = usualSettings } = useQuery(queryForSettings())
  const { data: categories = [] } = useQuery(queryFor(listCategories, {}))
  const craft = useProfile()?.craft ?? []
  return (
    <>
      {sections.map((section) => (
        <ProductSection key={section.name} section={section} settings={settings} />
      ))}
      <FabricTiles categories={categories} />
      <CraftStrip craft={craft} />
      <Testimonials />
      <NewsletterForm />
    </>
  )
}
