import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLocation,
  useParams,
} from 'react-router'
import * as contentCalls from '#contract/content/calls.ts'
import type { Category } from '#contract/content/types.ts'
import * as searchCalls from '#contract/search/calls.ts'
import type { SearchAnswer } from '#contract/search/types.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-query.ts'
import { lookInSearch } from '#domain/look/look-in-search.ts'
import { headings as english } from '#web/words/en/headings.ts'
import { ApiError } from '../api.ts'
import { queryFor } from '../cache.ts'
import { headOf } from '../head.ts'
import { cacheOfBrowser, type Prepared, prepareOnServer, prepareSoon } from '../loading.ts'
import { preparedAnswer, shopOf, wordsOf } from '../prepared.ts'
import { hydrateLater } from '../rendering/hydrate-later.tsx'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { breadcrumbFacts } from './breadcrumb-facts.ts'
import { ListingFailed } from './listing-failed.tsx'
import { canonicalPath, crumbsOf, pageTitle, titleOf } from './listing-title.ts'
import { filterOf, placeOf, searchInput } from './search-input.ts'

const ListingPage = hydrateLater(() =>
  import('./listing-page.tsx').then((module) => module.ListingPage),
)

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const filter = filterOf(new URL(request.url).search, params['category'])
  let status = 200
  const prepared = await prepareOnServer(context, async (cache) => {
    const [category, answer] = await Promise.all([
      categoryOf(cache, filter),
      cache.fetchQuery(queryFor(searchCalls.search, searchInput(filter))),
    ])
    if (filter.category !== null && !category && isNowhere(answer)) status = 404
    // A list that has grown shorter since its address was sent.
    const last = Math.max(1, answer.pages)
    if (filter.page > last) throw redirect(listingPath({ ...filter, page: last }))
  })
  return data(prepared, { status })
}

/** The list is shown as soon as it is there; a slow one shows its skeletons meanwhile, a failed one says so. */
export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const filter = filterOf(new URL(request.url).search, params['category'])
  const answer = cacheOfBrowser().prefetchQuery(queryFor(searchCalls.search, searchInput(filter)))
  const category = categoryOf(cacheOfBrowser(), filter).catch((error: unknown) => {
    if (error instanceof Response) throw error
  })
  const [prepared] = await Promise.all([
    prepareSoon(Promise.all([answer, category])),
    ListingPage.fetch(),
  ])
  return prepared
}

/** The category of the address; undefined when the shop has none of this name. A renamed one is followed. */
async function categoryOf(cache: QueryClient, filter: ListingFilter) {
  const slug = filter.category
  if (slug === null) return undefined
  const category = await orNothing(
    cache.ensureQueryData(queryFor(contentCalls.getCategory, { slugOrId: slug })),
  )
  if (category?.slug === slug) return category
  const move =
    category ??
    (await orNothing(cache.fetchQuery(queryFor(contentCalls.findMove, { kind: 'category', slug }))))
  if (move) throw redirect(listingPath({ ...filter, category: move.slug }), 301)
  return undefined
}

async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** Not even an unfiltered list would hold anything here. */
const isNowhere = ({ facets }: SearchAnswer) => facets.fabrics.length === 0

export function meta({ loaderData, matches, params, location, error }: MetaArgs<typeof loader>) {
  const filter = filterOf(location.search, params['category'])
  const shop = shopOf(matches)
  const words = wordsOf(matches, 'headings', english)
  const category = categoryIn(loaderData, filter)
  const title = titleOf(filter, category, words)
  const answer = preparedAnswer(loaderData, searchCalls.search, searchInput(filter))
  const path = canonicalPath(filter)
  const look = lookInSearch(category, {
    title,
    description: category?.description || words.describe(title, shop.shopName),
  })
  return headOf({
    ...shop,
    title: pageTitle(look.title, filter.page, words),
    description: look.description,
    path,
    picture: answer?.items[0]?.pictures[0],
    isHidden: Boolean(error) || filter.text !== null || answer?.items.length === 0,
    facts: [breadcrumbFacts(crumbsOf(filter, title, words), shop, path)],
  })
}

function categoryIn(
  prepared: Prepared | undefined,
  { category }: ListingFilter,
): Category | undefined {
  if (category === null) return undefined
  return preparedAnswer(prepared, contentCalls.getCategory, { slugOrId: category })
}

export default function ListingRoute() {
  const { search } = useLocation()
  const { category } = useParams()
  const filter = useMemo(() => filterOf(search, category), [search, category])
  return (
    <PreparedPage>
      <ListingPage key={placeOf(filter)} filter={filter} />
    </PreparedPage>
  )
}

export const ErrorBoundary = ListingFailed
