import { hydrateLater } from '../rendering/hydrate-later.tsx'
import { staticIsland } from '../rendering/static-island.tsx'
import { useProfile } from '../surroundings.ts'
import { useFeatured } from './use-featured.ts'

const Hero = staticIsland('hero', () => import('./hero.tsx').then((module) => module.Hero), {
  isCached: true,
})
const WaysIn = staticIsland('ways-in', () =>
  import('./ways-in.tsx').then((module) => module.WaysIn),
)
const Promises = staticIsland(
  'promises',
  () => import('./promises.tsx').then((module) => module.Promises),
  { isCached: true },
)
const BelowHero = hydrateLater(() => import('./below-hero.tsx').then((module) => module.BelowHero))

/** The front of the shop (spec §2): first what is seen, then what is come to. */
export function HomePage() {
  const profile = useProfile()
  const featured = useFeatured()
  if (!profile) return null
  return (
    <>
      <Hero profile={profile} featured={featured} />
      <WaysIn />
      <Promises whatsapp={profile.whatsapp} delivery={profile.delivery} />
      <BelowHero />
    </>
  )
}
