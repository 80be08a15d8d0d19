import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { headOf } from '../head.ts'
import { cacheOfBrowser, prepareOnServer, prepareSoon } from '../loading.ts'
import { preparedAnswer, profileOf, shopOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { heroPicturesOf, preloads } from './hero-pictures.ts'
import { fetchHome, prepareHome, queryForWays } from './home-calls.ts'
import { HomePage } from './home-page.tsx'
import { sections } from './sections.ts'
import { shopFacts } from './shop-facts.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  prepareOnServer(context, prepareHome, [queryForWays()])

/** A click shows the page at once; what is slow to come shows its skeletons meanwhile. */
export const clientLoader = () => prepareSoon(fetchHome(cacheOfBrowser()))

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const shop = shopOf(matches)
  const profile = profileOf(matches)
  if (!profile) return [{ title: shop.shopName }]
  const [, premium] = sections
  const featured = preparedAnswer(loaderData, premium.endpoint, { limit: '4' })
  const pictures = heroPicturesOf(profile, featured)
  const head = headOf({
    ...shop,
    title: profile.tagline,
    description: profile.heroText || profile.tagline,
    path: '/',
    picture: pictures ? { ...pictures.wide, preview: '' } : undefined,
    facts: shopFacts(profile, shop.publicUrl),
  })
  return [...(pictures ? preloads(pictures) : []), ...head]
}

export default function HomeRoute() {
  return (
    <PreparedPage>
      <HomePage />
    </PreparedPage>
  )
}
