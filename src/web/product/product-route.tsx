import type { QueryClient } from '@tanstack/react-query'
import {
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLocation,
  useParams,
  useRouteError,
} from 'react-router'
import * as catalogCalls from '#contract/catalog/calls.ts'
import type { Product } from '#contract/catalog/types.ts'
import * as contentCalls from '#contract/content/calls.ts'
import * as reviewsCalls from '#contract/reviews/calls.ts'
import { cardAddress } from '#domain/pictures/picture-address.ts'
import { excerpt } from '#domain/text.ts'
import { headings as english } from '#web/words/en/headings.ts'
import { actionContext, formOf } from '../acting.ts'
import { ApiError } from '../api.ts'
import { queryFor } from '../cache.ts'
import { addressOf, headOf } from '../head.ts'
import { breadcrumbFacts } from '../listing/breadcrumb-facts.ts'
import { cacheOfBrowser, prepareOnServer, prepareSoon } from '../loading.ts'
import { preparedAnswer, shopOf, wordsOf } from '../prepared.ts'
import { hydrateLater } from '../rendering/hydrate-later.tsx'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { tellPosted } from './delivery/posted-pin.ts'
import { crumbsOf } from './product-crumbs.ts'
import { productFacts } from './product-facts.ts'
import { ProductMissing } from './product-missing.tsx'
import { reviewsInput } from './reviews/reviews-input.ts'

const ProductPage = hydrateLater(() =>
  import('./product-page.tsx').then((module) => module.ProductPage),
)

export const loader = ({ context, request, params }: LoaderFunctionArgs) => {
  const slug = params['slug'] ?? ''
  return prepareOnServer(
    context,
    (cache) =>
      Promise.all([
        productOrMove(cache, slug),
        ...prefetchBesides(cache, slug, new URL(request.url).search),
      ]),
    // Shown by kinship/relatives.tsx, a static island.
    [queryForRelated(slug), queryForCompanions(slug)],
  )
}

/** The box for a PIN code where JavaScript is off. */
export async function action({ request, context }: ActionFunctionArgs) {
  return tellPosted(actionContext(context), await formOf(request))
}

/** A saree that is slow to come shows its skeleton; one that is not there says so in its page. */
export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const slug = params['slug'] ?? ''
  const cache = cacheOfBrowser()
  void prefetchBesides(cache, slug, new URL(request.url).search)
  const product = productOrMove(cache, slug).catch((error: unknown) => {
    if (error instanceof Response) throw error
  })
  const [prepared] = await Promise.all([prepareSoon(product), ProductPage.fetch()])
  return prepared
}

const prefetchBesides = (cache: QueryClient, slug: string, search: string) => [
  cache.prefetchQuery(queryFor(reviewsCalls.productReviews, reviewsInput(slug, search))),
  cache.prefetchQuery(queryForRelated(slug)),
  cache.prefetchQuery(queryForCompanions(slug)),
]

const queryForRelated = (slug: string) => queryFor(catalogCalls.relatedProducts, { slug })
const queryForCompanions = (slug: string) => queryFor(catalogCalls.companions, { slug })

/** A saree that has another slug by now is followed to it. */
async function productOrMove(cache: QueryClient, slug: string): Promise<void> {
  try {
    await cache.fetchQuery(queryFor(catalogCalls.getProduct, { slug }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    const move = await cache
      .fetchQuery(queryFor(contentCalls.findMove, { kind: 'product', slug }))
      .catch(() => undefined)
    // A piece that has left may come back, or another may take its address: for now its category stands for it.
    if (move?.kind === 'category') throw redirect(`/products/${move.slug}`, 302)
    if (move) throw redirect(`/product/${move.slug}`, 301)
    throw error
  }
}

export function meta({ loaderData, matches, params, error }: MetaArgs<typeof loader>) {
  const slug = params['slug'] ?? ''
  const path = `/product/${slug}`
  const shop = shopOf(matches)
  const words = wordsOf(matches, 'headings', english)
  const product = error ? undefined : preparedAnswer(loaderData, catalogCalls.getProduct, { slug })
  if (!product) {
    const title = error ? words.notFound : words.loading
    return headOf({ ...shop, title, path, description: title, isHidden: true })
  }
  return headOf({
    ...shop,
    title: product.name,
    path,
    description: excerpt(descriptionOf(product), 160),
    picture: product.pictures[0],
    card: cardAddress(product, shop.language),
    type: 'product',
    facts: [
      productFacts(product, addressOf(shop, path), shop.publicUrl),
      breadcrumbFacts(crumbsOf(product, words), shop, path),
    ],
  })
}

export default function ProductRoute() {
  const { slug = '' } = useParams()
  return (
    <PreparedPage>
      <ProductPage key={slug} slug={slug} />
    </PreparedPage>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const isGone = isRouteErrorResponse(error) && error.status === 404
  return <ProductMissing {...(!isGone && { tryAgainAt: pathname + search })} />
}

/** What a search engine shows of a saree in a language is never of another. */
const descriptionOf = ({ name, description, inEnglish }: Product) =>
  description && !inEnglish?.includes('description') ? description : name
