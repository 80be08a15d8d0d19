import type { QueryClient } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLocation,
} from 'react-router'
import * as catalogCalls from '#contract/catalog/calls.ts'
import { comparePath, mostCompared, readIds } from '#domain/kinship/chosen-pieces.ts'
import { kinship } from '#web/words/kinship/en.ts'
import { queryFor } from '../cache.ts'
import { headOf } from '../head.ts'
import { prepareInBrowser, prepareOnServer } from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { ErrorPage } from '../shell/error-page.tsx'
import { ComparePage } from './compare-page.tsx'

/** The ids of an address '/compare?ids=3,7'. */
const idsOf = (search: string) => readIds(new URLSearchParams(search).get('ids'), mostCompared)

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  prepareOnServer(context, (cache) => prepare(cache, idsOf(new URL(request.url).search)))

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  prepareInBrowser((cache) => prepare(cache, idsOf(new URL(request.url).search)))

/** The chosen ones, and the relatives of the first, to put beside them. */
async function prepare(cache: QueryClient, ids: number[]) {
  if (ids.length === 0) return
  const [first] = await cache.fetchQuery(
    queryFor(catalogCalls.chosenProducts, { ids: ids.join(',') }),
  )
  if (!first) return
  await cache.prefetchQuery(queryFor(catalogCalls.relatedProducts, { slug: first.slug }))
}

export function meta({ matches, location }: MetaArgs<typeof loader>) {
  const { title, emptyText } = wordsOf(matches, 'kinship', kinship).compare
  const ids = idsOf(location.search)
  return headOf({
    ...shopOf(matches),
    title,
    description: emptyText,
    path: ids.length > 0 ? comparePath(ids) : '/compare',
    isHidden: true,
  })
}

export default function CompareRoute() {
  const ids = idsOf(useLocation().search)
  return (
    <PreparedPage>
      <ComparePage key={ids.join()} ids={ids} />
    </PreparedPage>
  )
}

export const ErrorBoundary = () => <ErrorPage status={500} />
