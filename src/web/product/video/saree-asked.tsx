import type { Product } from '#contract/catalog/types.ts'
import { Link } from '#web/ui/link.tsx'
import { pages as english } from '#web/words/en/pages.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'

/** Which saree it is, and the way back to it. */
export function SareeAsked({ product }: { product: Product }) {
  const words = useWords('pages', english).video
  const [picture] = product.pictures
  return (
    <div className="mb-8 flex gap-4">
      {picture && (
        <div className="aspect-2/3 w-24 shrink-0">
          <Picture picture={picture} sizes="6rem" widest={320} className="size-full" />
        </div>
      )}
      <div className="min-w-0 space-y-1">
        <p className="font-display" lang={langOf(product, 'name')}>
          {product.name}
        </p>
        <Price {...product} />
        <p>
          <Link to={`/product/${product.slug}`} className="link reachable py-2">
            {words.toSaree}
          </Link>
        </p>
      </div>
    </div>
  )
}
