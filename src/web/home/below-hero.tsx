import { useQuery } from '@tanstack/react-query'
import { listCategories } from '#contract/content/calls.ts'
import type { Settings } from '#contract/settings/types.ts'
import { sectionsOn } from '#domain/home-page/home-sections.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { langOf } from '#web/words/in-english.ts'
import { queryFor } from '../cache.ts'
import { staticIsland } from '../rendering/static-island.tsx'
import { useProfile, useSurroundings } from '../surroundings.ts'
import { queryForSettings } from './home-calls.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { ProductSection } from './product-section.tsx'
import { listOf, usualSettings } from './sections.ts'
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

/** Everything that a visitor comes to by scrolling, in the owner's order. */
export function BelowHero() {
  const { now } = useSurroundings()
  const { data: settings = usualSettings } = useQuery(queryForSettings())
  return sectionsOn(dayInIndia(now), settings.sections).map((section) => (
    <Part key={section.name} section={section} settings={settings} />
  ))
}

type PartProps = { section: ShownSection; settings: Settings }

function Part({ section: { name, title, inEnglish }, settings }: PartProps) {
  const { data: categories = [] } = useQuery(queryFor(listCategories, {}))
  const craft = useProfile()?.craft ?? []
  const own = title === '' ? {} : { title, lang: langOf({ inEnglish }, 'title') }
  switch (name) {
    case 'weaves':
      return <FabricTiles categories={categories} {...own} />
    case 'craft':
      return <CraftStrip craft={craft} {...own} />
    case 'testimonials':
      return <Testimonials {...own} />
    case 'newsletter':
      return <NewsletterForm {...own} />
    default:
      return <ProductSection section={listOf[name]} settings={settings} {...own} />
  }
}

type ShownSection = ReturnType<
  typeof sectionsOn<NonNullable<Settings['sections']>[number]>
>[number] & {
  inEnglish?: string[] | undefined
}
