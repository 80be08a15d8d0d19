import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import * as catalogCalls from '#contract/catalog/calls.ts'
import type { Product } from '#contract/catalog/types.ts'
import { headings } from '#web/words/en/headings.ts'
import { product as english } from '#web/words/en/product.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import { staticIsland } from '../rendering/static-island.tsx'
import { useProfile } from '../surroundings.ts'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { BuyBox } from './buying/buy-box.tsx'
import { useStillPromises } from './card/use-still-promises.ts'
import { ClothTable } from './cloth-table.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { InWords } from './in-words.tsx'
import { recentIds, rememberRecent } from './kinship/recent-memory.ts'
import { crumbsOf } from './product-crumbs.ts'
import { ProductMissing } from './product-missing.tsx'
import { ProductName } from './product-name.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { Promises } from './promises.tsx'
import { ReviewsPanel } from './reviews/reviews-panel.tsx'
import { detailsId, reviewsId } from './section-ids.ts'
import { SectionNav } from './section-nav.tsx'
import { ShortFacts } from './short-facts.tsx'

// Links alone: the first visit keeps what the server drew.
const Relatives = staticIsland(
  'relatives',
  () => import('./kinship/relatives.tsx').then((module) => module.Relatives),
  { keyOf: ({ slug }) => slug },
)
const RecentlyViewed = lazy(() =>
  import('./kinship/recently-viewed.tsx').then((module) => ({ default: module.RecentlyViewed })),
)

export function ProductPage({ slug }: { slug: string }) {
  const { data: product, error } = useQuery(queryFor(catalogCalls.getProduct, { slug }))
  const { pathname, search } = useLocation()
  if (product) return <Detail product={product} />
  if (!error) return <ProductSkeleton />
  return <ProductMissing {...(error.status !== 404 && { tryAgainAt: pathname + search })} />
}

function Detail({ product }: { product: Product }) {
  const words = useWords('headings', headings)
  const isAlive = useIsAlive()
  useLateTitle(product.name)
  useStillPromises()
  return (
    <div className="page pb-16 md:pt-4">
      <div className="mb-4 hidden md:block">
        <Breadcrumbs crumbs={crumbsOf(product, words)} />
      </div>
      <div className="product-page">
        <div className="first-look">
          <Gallery product={product} />
          <ProductName product={product} />
        </div>
        <div className="facts">
          <div>
            <BuyBox product={product} />
          </div>
        </div>
        <div className="more mt-6 md:mt-10">
          <Sections product={product} />
        </div>
      </div>
      <Relatives slug={product.slug} />
      {isAlive && <SeenBefore id={product.id} />}
      <div className="mt-10 md:hidden">
        <Breadcrumbs crumbs={crumbsOf(product, words)} />
      </div>
    </div>
  )
}

/** A first visit has no history, and loads no code to show any. */
function SeenBefore({ id }: { id: number }) {
  const [ids] = useState(() => recentIds().filter((one) => one !== id))
  useEffect(() => rememberRecent(id), [id])
  if (ids.length === 0) return null
  return (
    <Suspense>
      <RecentlyViewed ids={ids} />
    </Suspense>
  )
}

/** What there is to read of the saree, and what others said of it; nothing of it hides behind a tab. */
function Sections({ product }: { product: Product }) {
  const { tabs } = useWords('product', english)
  const { delivery, care = [] } = useProfile() ?? {}
  return (
    <>
      <SectionNav />
      <section id={detailsId} aria-label={tabs.details} className="section space-y-6 pt-6">
        <Story product={product} />
        <InWords product={product} />
        <ClothTable product={product} />
        {delivery && <Promises delivery={delivery} product={product} care={care} />}
      </section>
      <section id={reviewsId} aria-labelledby="reviews-title" className="section mt-10 md:mt-14">
        <h2 id="reviews-title" className="mb-5 text-xl md:text-2xl">
          {tabs.reviews}
        </h2>
        <ReviewsPanel slug={product.slug} />
      </section>
    </>
  )
}

/** What the shop tells of the saree, and what it is in a word. */
function Story({ product }: { product: Product }) {
  return (
    <div className="space-y-5">
      {product.description && (
        <p lang={langOf(product, 'description')} className="measure">
          {product.description}
        </p>
      )}
      <ShortFacts product={product} />
    </div>
  )
}

/** A saree that came after its page did names the page now. */
function useLateTitle(name: string) {
  useEffect(() => {
    if (!document.title.startsWith(name)) {
      document.title = [name, ...document.title.split(' | ').slice(1)].join(' | ')
    }
  }, [name])
}
