import type { Product } from '#contract/catalog/types.ts'
import { product as english } from '#web/words/en/product.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'

/** What the saree is called, how it is woven and where; on phones it stands below the picture in the first screen. */
export function ProductName({ product }: { product: Product }) {
  const words = useWords('product', english)
  const { weave, place } = product.facts
  return (
    <div className="pt-2 md:pt-0">
      <h1 lang={langOf(product, 'name')} className="text-xl md:text-2xl">
        {product.name}
      </h1>
      {(weave || place) && (
        <p className="text-sm text-soft md:mt-1.5 md:text-base">
          {weave && place ? words.weaveAndPlace(weave, place) : (weave ?? place)}
        </p>
      )}
    </div>
  )
}
