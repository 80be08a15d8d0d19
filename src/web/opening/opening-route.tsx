import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { opening as english } from '#web/words/en/opening.ts'
import { headOf } from '../head.ts'
import { renderContext } from '../loading.ts'
import { profileOf, shopOf, wordsOf } from '../prepared.ts'
import { OpeningPage } from './opening-page.tsx'

/** Sent without scripts: it stands at other addresses than its own (server/app/render.ts). */
export const handle = 'static'

/** Nobody is led here: the server shows it in the place of what was asked for. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(renderContext).isStatic) return null
  throw new Response('404 Page Not Found', { status: 404, statusText: 'Not Found' })
}

export function meta({ matches }: MetaArgs) {
  const words = wordsOf(matches, 'opening', english)
  return headOf({
    ...shopOf(matches),
    title: words.title,
    description: profileOf(matches)?.tagline || words.text,
    path: '/',
    isHidden: true,
  })
}

export default function OpeningRoute() {
  return <OpeningPage />
}
