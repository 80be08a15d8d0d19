import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import * as catalogCalls from '#contract/catalog/calls.ts'
import type { Product } from '#contract/catalog/types.ts'
import { headings } from '#web/words/en/headings.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import { useProfile } from '../surroundings.ts'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { BuyBox } from './buying/buy-box.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { crumbsOf } from './product-crumbs.ts'
import { ProductMissing } from './product-missing.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { Promises } from './promises.tsx'
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
    <div className="page pt-4 pb-16">
      <Breadcrumbs crumbs={crumbsOf(product, words)} />
      <div className="mt-4 grid gap-8 md:grid-cols-2 lg:gap-14">
        <div className="md:sticky md:top-24 md:self-start">
          <Gallery product={product} />
        </div>
        <div>
          <BuyBox product={product} onReadReviews={() => tabs.open('reviews')} />
          {delivery && <Promises delivery={delivery} />}
        </div>
      </div>
      <div className="mt-12 md:mt-16">
        <ProductTabs product={product} openId={tabs.openId} onOpen={tabs.open} />
      </div>
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
