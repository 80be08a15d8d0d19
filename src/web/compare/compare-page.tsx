import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as catalogCalls from '#contract/catalog/calls.ts'
import type { Product } from '#contract/catalog/types.ts'
import { comparePath, mostCompared } from '#domain/kinship/chosen-pieces.ts'
import { Link } from '#web/ui/link.tsx'
import { listing } from '#web/words/en/listing.ts'
import { product as english } from '#web/words/en/product.ts'
import { kinship } from '#web/words/kinship/en.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import { PieceRow } from '../product/kinship/piece-row.tsx'
import { rememberCompared } from '../product/kinship/recent-memory.ts'
import { buttonClass, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { CompareTable } from './compare-table.tsx'

/** Up to four sarees side by side; every choice is a link, so that it needs no JavaScript. */
export function ComparePage({ ids }: { ids: number[] }) {
  const words = useWords('kinship', kinship).compare
  const { viewAll } = useWords('listing', listing)
  const { data: products = [] } = useQuery({
    ...queryFor(catalogCalls.chosenProducts, { ids: ids.join(',') }),
    enabled: ids.length > 0,
  })
  useEffect(() => rememberCompared(products.map(({ id }) => id)), [products])
  const [first] = products
  if (!first) {
    return (
      <EmptyState headingLevel="h1" title={words.empty} text={words.emptyText}>
        <LinkButton to="/products">{viewAll}</LinkButton>
      </EmptyState>
    )
  }
  return (
    <div className="page pt-4 pb-16">
      <h1 className="mb-5 text-2xl md:text-3xl">{words.title}</h1>
      <CompareTable products={products} />
      <Others first={first} products={products} />
    </div>
  )
}

/** What may be put beside them: the nearest relatives of the first. */
function Others({ first, products }: { first: Product; products: Product[] }) {
  const words = useWords('kinship', kinship).compare
  const { compare } = useWords('product', english)
  const { data: related = [] } = useQuery(
    queryFor(catalogCalls.relatedProducts, { slug: first.slug }),
  )
  const ids = products.map(({ id }) => id)
  if (ids.length >= mostCompared) return <p className="mt-6 text-soft">{words.full}</p>
  const others = related.filter(({ id }) => !ids.includes(id))
  if (others.length === 0) return null
  return (
    <PieceRow
      title={words.more}
      products={others}
      below={({ id, name }) => (
        <Link
          to={comparePath([...ids, id])}
          rel="nofollow"
          aria-label={words.add(name)}
          className={`${buttonClass({ look: 'quiet', size: 'sm', isWide: true })} relative mt-2`}
        >
          {compare}
        </Link>
      )}
    />
  )
}
