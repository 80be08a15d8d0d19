import { useQuery } from '@tanstack/react-query'
import * as catalogCalls from '#contract/catalog/calls.ts'
import type { Product } from '#contract/catalog/types.ts'
import { type Kin, sharedFacts } from '#domain/kinship/shared-facts.ts'
import { toPaise } from '#domain/money.ts'
import { Link } from '#web/ui/link.tsx'
import { product as english } from '#web/words/en/product.ts'
import { kinship } from '#web/words/kinship/en.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../../cache.ts'
import { relatedId } from '../section-ids.ts'
import { PieceRow } from './piece-row.tsx'

/** What stands beside a saree: its other colours, what is worn with it, and its nearest relatives, each with a reason. */
export function Relatives({ slug }: { slug: string }) {
  const words = useWords('kinship', kinship)
  const { data } = useQuery(queryFor(catalogCalls.companions, { slug }))
  return (
    <>
      {data && data.otherColours.length > 0 && (
        <PieceRow title={words.otherColours} products={data.otherColours} />
      )}
      {data && data.goesWith.length > 0 && (
        <PieceRow title={words.goesWith} text={words.goesWithText} products={data.goesWith} />
      )}
      <Related slug={slug} />
    </>
  )
}

function Related({ slug }: { slug: string }) {
  const words = useWords('kinship', kinship)
  const { tabs, noRelated } = useWords('product', english)
  const { data: saree } = useQuery(queryFor(catalogCalls.getProduct, { slug }))
  const { data: related, error } = useQuery(queryFor(catalogCalls.relatedProducts, { slug }))
  if (saree && related?.length) {
    const kinOf = new Map(related.map((one) => [one.id, asKin(one)]))
    const reasonOf = ({ id }: { id: number }) => {
      const kin = kinOf.get(id)
      return kin
        ? sharedFacts(asKin(saree), kin)
            .map((kind) => words.shared[kind])
            .join(' · ')
        : ''
    }
    return (
      <PieceRow
        id={relatedId}
        title={tabs.related}
        text={words.relatedText}
        products={related}
        reasonOf={reasonOf}
      />
    )
  }
  return (
    <section id={relatedId} className="section mt-10">
      <h2 className="text-xl md:text-2xl">{tabs.related}</h2>
      {related && <p className="mt-2 text-soft">{noRelated}</p>}
      {error && <Failed slug={slug} />}
    </section>
  )
}

/** The page is loaded anew: this part of it may never have woken. */
function Failed({ slug }: { slug: string }) {
  const words = useWords('product', english)
  return (
    <p role="alert" className="mt-2">
      {words.relatedFailed}{' '}
      <Link to={`/product/${slug}`} isDocument className="link">
        {words.tryAgain}
      </Link>
    </p>
  )
}

const asKin = ({ fabric, color, occasion, facts, categoryId, currentPrice }: Product): Kin => ({
  ...{ fabric, color, occasion, facts, categoryId },
  currentPricePaise: toPaise(currentPrice),
})
