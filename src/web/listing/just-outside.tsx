import type { ProductCard } from '#contract/catalog/types.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { ProductGrid } from '../product/card/product-grid.tsx'

/** What lies nearest outside the price that was asked for, and that it does: below a list that holds nothing or little. */
export function JustOutside({ products }: { products: readonly ProductCard[] | undefined }) {
  const words = useWords('listing', english).outside
  if (!products || products.length === 0) return null
  return (
    <section aria-labelledby="just-outside" className="mt-12">
      <h2 id="just-outside" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 mb-6 text-soft">{words.text}</p>
      <ProductGrid products={[...products]} headingLevel="h3" />
    </section>
  )
}
