import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type MetaArgs, redirect, useParams } from 'react-router'
import { findMove, getPage } from '#contract/content/calls.ts'
import { pages as english } from '#web/words/en/pages.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import { loadersFor } from '../loading.ts'
import { preparedAnswer, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { pageOrNothing, queryForPage } from './page-calls.ts'
import { PageFrame } from './page-frame.tsx'
import { pageHead } from './page-head.ts'
import { Prose } from './prose.tsx'

const loaders = loadersFor((cache, { slug = '' }) => preparePage(cache, slug))
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** Every written page stands at its slug; a renamed one is followed, what nobody wrote is a 404. */
async function preparePage(cache: QueryClient, slug: string) {
  if (slug === 'privacy') throw redirect('/privacy-policy', 301)
  if (await pageOrNothing(cache, slug)) return
  if (isExpected(slug)) return
  const move = await cache.fetchQuery(queryFor(findMove, { kind: 'page', slug }))
  throw redirect(`/${move.slug}`, 301)
}

const named: Record<string, 'privacy' | 'terms'> = { 'privacy-policy': 'privacy', terms: 'terms' }

/** The shop itself links to these, written or not. */
const isExpected = (slug: string) => Object.hasOwn(named, slug)

function titleOf(slug: string, words: typeof english): string | undefined {
  const name = isExpected(slug) && named[slug]
  return name ? words[name].title : undefined
}

export function meta({ matches, loaderData, params, error }: MetaArgs<typeof loader>) {
  const slug = params['slug'] ?? ''
  const page = preparedAnswer(loaderData, getPage, { slug })
  const title = titleOf(slug, wordsOf(matches, 'pages', english)) ?? slug
  return pageHead({ matches, page, path: `/${slug}`, title, isHidden: Boolean(error) || !page })
}

export default function PageRoute() {
  const slug = useParams()['slug'] ?? ''
  return (
    <PreparedPage>
      <Written key={slug} slug={slug} />
    </PreparedPage>
  )
}

function Written({ slug }: { slug: string }) {
  const words = useWords('pages', english)
  const { data: page } = useQuery(queryForPage(slug))
  return (
    <PageFrame
      title={page?.title ?? titleOf(slug, words) ?? ''}
      lang={page && langOf(page, 'title')}
    >
      {page ? <Prose page={page} /> : <p className="text-soft">{words.unwritten}</p>}
    </PageFrame>
  )
}
