import { useQuery } from '@tanstack/react-query'
import { listCategories } from '#contract/endpoints.ts'
import { asking } from '../cache.ts'
import { useProfile } from '../surroundings.ts'
import { CraftStrip } from './craft-strip.tsx'
import { FabricTiles } from './fabric-tiles.tsx'
import { Hero } from './hero.tsx'
import { heroPicturesOf } from './hero-pictures.ts'
import { askingSection, askingSettings } from './home-calls.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { ProductSection } from './product-section.tsx'
import { Promises } from './promises.tsx'
import { sections, usualSettings } from './sections.ts'
import { Testimonials } from './testimonials.tsx'

/** The front of the shop (spec §2). */
export function HomePage() {
  const profile = useProfile()
  const { data: settings = usualSettings } = useQuery(askingSettings())
  const { data: categories = [] } = useQuery(asking(listCategories, {}))
  const [newArrivals, premium, trending] = sections
  const { data: featured } = useQuery(askingSection(premium, settings[premium.count]))
  if (!profile) return null
  return (
    <>
      <Hero profile={profile} pictures={heroPicturesOf(profile, featured)} />
      <Promises />
      <ProductSection section={newArrivals} settings={settings} />
      <FabricTiles categories={categories} />
      <ProductSection section={premium} settings={settings} />
      <CraftStrip craft={profile.craft} />
      <ProductSection section={trending} settings={settings} />
      <Testimonials />
      <NewsletterForm />
    </>
  )
}
