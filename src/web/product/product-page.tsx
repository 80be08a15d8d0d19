import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import * as catalogCalls from '#contract/catalog/calls.ts'
import type { Product } from '#contract/catalog/types.ts'
import { headings } from '#web/words/en/headings.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import { useProfile } from '../surroundings.ts'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { BuyBox } from './buying/buy-box.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { crumbsOf } from './product-crumbs.ts'
import { ProductMissing } from './product-missing.tsx'
import { ProductName } from './product-name.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { Promises } from './promises.tsx'
import { ShortFacts } from './short-facts.tsx'
import { useOpenTab } from './use-open-tab.ts'

export function ProductPage({ slug }: { slug: string }) {
  const { data: product, error } = useQuery(queryFor(catalogCalls.getProduct, { slug }))
  const { pathname, search } = useLocation()
  if (product) return <Detail product={product} />
  if (!error) return <ProductSkeleton />
  return <ProductMissing {...(error.status !== 404 && { tryAgainAt: pathname + search })} />
}

function Detail({ product }: { product: Product }) {
  const words = useWords('headings', headings)
  const tabs = useOpenTab()
  const delivery = useProfile()?.delivery
  useLateTitle(product.name)
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
            <BuyBox product={product} onReadReviews={() => tabs.open('reviews')} />
          </div>
        </div>
        <div className="more mt-6 md:mt-10">
          <Story product={product} />
          {delivery && <Promises delivery={delivery} />}
          <div className="mt-10">
            <ProductTabs product={product} openId={tabs.openId} onOpen={tabs.open} />
          </div>
        </div>
      </div>
      <div className="mt-10 md:hidden">
        <Breadcrumbs crumbs={crumbsOf(product, words)} />
      </div>
    </div>
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
