import { useQuery } from '@tanstack/react-query'
import { relatedProducts } from '#contract/catalog/calls.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import { ProductGrid, SkeletonGrid } from './card/product-grid.tsx'
import { PanelFailure } from './panel-failure.tsx'

/** The nearest relatives of a saree, those in stock first. */
export function RelatedPanel({ slug }: { slug: string }) {
  const words = useWords('product', english)
  const { data, error, refetch } = useQuery(queryFor(relatedProducts, { slug }))
  if (data?.length === 0) return <p className="text-soft">{words.noRelated}</p>
  if (data) return <ProductGrid products={data} isWide />
  if (error) return <PanelFailure text={words.relatedFailed} onTryAgain={() => void refetch()} />
  return <SkeletonGrid />
}
