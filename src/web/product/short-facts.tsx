import type { Product } from '#contract/catalog/types.ts'
import { Link } from '#web/ui/link.tsx'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { useKept } from '../ui/kept.ts'
import { Swatch } from '../ui/swatch.tsx'

/** Fabric, colour, occasion and category. */
export function ShortFacts({ product }: { product: Product }) {
  return (
    <dl
      className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-1.5 border-t border-line pt-5 [&>dt]:text-soft"
      {...useKept('short-facts', <InsideFacts product={product} />)}
    />
  )
}

function InsideFacts({ product }: { product: Product }) {
  const words = useWords('product', english)
  const { category, categorySlug } = product
  return (
    <>
      <dt>{words.fabric}</dt>
      <dd>{product.fabric}</dd>
      <dt>{words.color}</dt>
      <dd className="flex items-center gap-2">
        <Swatch colour={product.color} />
        {product.color}
      </dd>
      <dt>{words.occasion}</dt>
      <dd>{product.occasion}</dd>
      {category && (
        <>
          <dt>{words.category}</dt>
          <dd>
            {categorySlug ? (
              <Link to={`/products/${categorySlug}`} className="link">
                {category}
              </Link>
            ) : (
              category
            )}
          </dd>
        </>
      )}
    </>
  )
}
