import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { headOf } from '../head.ts'
import { cacheOfBrowser, prepareInBrowser, prepareOnServer } from '../loading.ts'
import { atMost, preparedAnswer, profileOf, shopOf } from '../prepared.ts'
import { PreparedBoundary } from '../prepared-boundary.tsx'
import { tempo } from '../tempo.ts'
import { heroPicturesOf, preloads } from './hero-pictures.ts'
import { fetchHome, prepareHome } from './home-calls.ts'
import { HomePage } from './home-page.tsx'
import { sections } from './sections.ts'
import { shopFacts } from './shop-facts.ts'

export const loader = ({ context }: LoaderFunctionArgs) => prepareOnServer(context, prepareHome)

/** A click shows the page at once; what is slow to come shows its skeletons meanwhile. */
export async function clientLoader() {
  await atMost(tempo.patienceMs, fetchHome(cacheOfBrowser()))
  return prepareInBrowser(async () => undefined)
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { shopName, publicUrl } = shopOf(matches)
  const profile = profileOf(matches)
  if (!profile) return [{ title: shopName }]
  const [, premium] = sections
  const featured = preparedAnswer(loaderData, premium.endpoint, { limit: '4' })
  const pictures = heroPicturesOf(profile, featured)
  const head = headOf({
    title: profile.tagline,
    shopName,
    publicUrl,
    description: profile.heroText || profile.tagline,
    path: '/',
    picture: pictures ? { ...pictures.wide, preview: '' } : undefined,
    facts: shopFacts(profile, publicUrl),
  })
  return [...(pictures ? preloads(pictures) : []), ...head]
}

export default function HomeRoute() {
  const { state } = useLoaderData<typeof loader>()
  return (
    <PreparedBoundary state={state}>
      <HomePage />
    </PreparedBoundary>
  )
}
