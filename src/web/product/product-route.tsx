import type { QueryClient } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
  useLocation,
  useParams,
  useRouteError,
} from 'react-router'
import * as endpoints from '#contract/endpoints.ts'
import { excerpt } from '#domain/text.ts'
import { headings as english } from '#web/words/en/headings.ts'
import { ApiError } from '../api.ts'
import { asking } from '../cache.ts'
import { headOf } from '../head.ts'
import { breadcrumbFacts } from '../listing/breadcrumb-facts.ts'
import { cacheOfBrowser, prepareInBrowser, prepareOnServer } from '../loading.ts'
import { atMost, preparedAnswer, shopOf } from '../prepared.ts'
import { PreparedBoundary } from '../prepared-boundary.tsx'
import { tempo } from '../tempo.ts'
import { late } from '../ui/late.tsx'
import { crumbsOf } from './product-crumbs.ts'
import { productFacts } from './product-facts.ts'
import { ProductMissing } from './product-missing.tsx'
import { reviewsInput } from './reviews-input.ts'

const ProductPage = late(() => import('./product-page.tsx').then((module) => module.ProductPage))

export const loader = ({ context, request, params }: LoaderFunctionArgs) => {
  const slug = params['slug'] ?? ''
  return prepareOnServer(context, (cache) =>
    Promise.all([
      productOrMove(cache, slug),
      ...prefetchBesides(cache, slug, new URL(request.url).search),
    ]),
  )
}

/** A saree that is slow to come shows its skeleton; one that is not there says so in its page. */
export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const slug = params['slug'] ?? ''
  const cache = cacheOfBrowser()
  void prefetchBesides(cache, slug, new URL(request.url).search)
  const product = productOrMove(cache, slug).catch((error: unknown) => {
    if (error instanceof Response) throw error
  })
  await Promise.all([ProductPage.fetch(), atMost(tempo.patienceMs, product)])
  return prepareInBrowser(async () => undefined)
}

const prefetchBesides = (cache: QueryClient, slug: string, search: string) => [
  cache.prefetchQuery(asking(endpoints.productReviews, reviewsInput(slug, search))),
  cache.prefetchQuery(asking(endpoints.relatedProducts, { slug })),
]

/** A saree that has another slug by now is followed to it. */
async function productOrMove(cache: QueryClient, slug: string): Promise<void> {
  try {
    await cache.fetchQuery(asking(endpoints.getProduct, { slug }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    const move = await cache
      .fetchQuery(asking(endpoints.findMove, { kind: 'product', slug }))
      .catch(() => undefined)
    if (move) throw redirect(`/product/${move.slug}`, 301)
    throw error
  }
}

export function meta({ loaderData, matches, params, error }: MetaArgs<typeof loader>) {
  const slug = params['slug'] ?? ''
  const path = `/product/${slug}`
  const { shopName, publicUrl } = shopOf(matches)
  const product = error ? undefined : preparedAnswer(loaderData, endpoints.getProduct, { slug })
  if (!product) {
    const title = error ? english.notFound : english.loading
    return headOf({ title, shopName, publicUrl, path, description: title, isHidden: true })
  }
  return headOf({
    title: product.name,
    shopName,
    publicUrl,
    path,
    description: excerpt(product.description ?? product.name, 160),
    picture: product.pictures[0],
    type: 'product',
    facts: [
      productFacts(product, `${publicUrl}${path}`, publicUrl),
      breadcrumbFacts(crumbsOf(product), publicUrl, path),
    ],
  })
}

export default function ProductRoute() {
  const { state } = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  return (
    <PreparedBoundary state={state}>
      <ProductPage key={slug} slug={slug} />
    </PreparedBoundary>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const isGone = isRouteErrorResponse(error) && error.status === 404
  return <ProductMissing {...(!isGone && { tryAgainAt: pathname + search })} />
}
