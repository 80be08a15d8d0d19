import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
  useParams,
} from 'react-router'
import { findMove, getPage } from '#contract/endpoints.ts'
import { pages as english } from '#web/words/en/pages.ts'
import { useWords } from '#web/words/words.ts'
import { asking } from '../cache.ts'
import { prepareInBrowser, prepareOnServer } from '../loading.ts'
import { preparedAnswer } from '../prepared.ts'
import { PreparedBoundary } from '../prepared-boundary.tsx'
import { askingPage, pageOrNothing } from './page-calls.ts'
import { PageFrame } from './page-frame.tsx'
import { pageHead } from './page-head.ts'
import { Prose } from './prose.tsx'

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  prepareOnServer(context, (cache) => preparePage(cache, params['slug'] ?? ''))

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  prepareInBrowser((cache) => preparePage(cache, params['slug'] ?? ''))

/** Every written page stands at its slug; a renamed one is followed, what nobody wrote is a 404. */
async function preparePage(cache: QueryClient, slug: string) {
  if (slug === 'privacy') throw redirect('/privacy-policy', 301)
  if (await pageOrNothing(cache, slug)) return
  if (isExpected(slug)) return
  const move = await cache.fetchQuery(asking(findMove, { kind: 'page', slug }))
  throw redirect(`/${move.slug}`, 301)
}

const titles: Record<string, string> = {
  'privacy-policy': english.privacy.title,
  terms: english.terms.title,
}

/** The shop itself links to these, written or not. */
const isExpected = (slug: string) => Object.hasOwn(titles, slug)

export function meta({ matches, loaderData, params, error }: MetaArgs<typeof loader>) {
  const slug = params['slug'] ?? ''
  const page = preparedAnswer(loaderData, getPage, { slug })
  const isHidden = Boolean(error) || !page
  return pageHead({ matches, page, path: `/${slug}`, title: titles[slug] ?? slug, isHidden })
}

export default function PageRoute() {
  const { state } = useLoaderData<typeof loader>()
  const slug = useParams()['slug'] ?? ''
  return (
    <PreparedBoundary state={state}>
      <Written key={slug} slug={slug} />
    </PreparedBoundary>
  )
}

function Written({ slug }: { slug: string }) {
  const words = useWords('pages', english)
  const { data: page } = useQuery(askingPage(slug))
  return (
    <PageFrame title={page?.title ?? titles[slug] ?? ''}>
      {page ? <Prose html={page.content} /> : <p className="text-soft">{words.unwritten}</p>}
    </PageFrame>
  )
}
