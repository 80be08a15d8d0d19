import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { LinkButton } from '../../ui/button.tsx'

/** Leads a buyer to the form of their order, everybody else to who may write one. */
export function WriteReview({ slug }: { slug: string }) {
  const words = useWords('product', english).reviews
  return (
    <LinkButton look="quiet" rel="nofollow" to={`/product/${slug}/review`}>
      {words.write}
    </LinkButton>
  )
}
