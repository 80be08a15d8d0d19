import { type MetaArgs, redirect, useParams } from 'react-router'
import { reviewDoor } from '#contract/reviews/calls.ts'
import { reviews as english } from '#web/words/en/reviews.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import { headOf } from '../head.ts'
import { loadersFor } from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { ProductMissing } from '../product/product-missing.tsx'
import { FailedScreen } from '../shell/failed-screen.tsx'
import { LinkButton } from '../ui/button.tsx'

/** A buyer who may review the saree goes straight to the form of their order. */
const loaders = loadersFor(async (cache, { slug = '' }) => {
  const { path } = await cache.fetchQuery(queryFor(reviewDoor, { slug }))
  if (path) throw redirect(path)
})
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export function meta({ matches, params }: MetaArgs) {
  const words = wordsOf(matches, 'reviews', english)
  const path = `/product/${params['slug'] ?? ''}/review`
  return headOf({
    ...shopOf(matches),
    title: words.write,
    description: words.whoMay,
    path,
    isHidden: true,
  })
}

/** Tells everybody else who may write a review, and where. */
export default function DoorRoute() {
  const words = useWords('reviews', english)
  const { slug = '' } = useParams()
  return (
    <div className="page pt-5 pb-16">
      <h1 className="text-2xl md:text-3xl">{words.write}</h1>
      <div className="measure mt-4 space-y-2">
        <p>{words.whoMay}</p>
        <p>{words.whereTo}</p>
        <p className="text-soft">{words.guests}</p>
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/account/orders">{words.yourOrders}</LinkButton>
        <LinkButton look="quiet" to={`/product/${slug}`}>
          {words.toSaree}
        </LinkButton>
      </p>
    </div>
  )
}

export const ErrorBoundary = () => <FailedScreen missing={<ProductMissing />} />
