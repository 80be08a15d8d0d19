import { Fragment } from 'react'
import type { Product } from '#contract/catalog/types.ts'
import { attributes, columnKeys } from '#domain/attributes.ts'
import { Link } from '#web/ui/link.tsx'
import { attributes as englishNames } from '#web/words/en/attributes.ts'
import { product as english } from '#web/words/en/product.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { useCachedHtml } from '../rendering/cached-html.ts'
import { Swatch } from '../ui/swatch.tsx'
import { SaidValues } from './said-values.tsx'

/** What every saree is said of in a word, and its category. */
export function ShortFacts({ product }: { product: Product }) {
  return (
    <dl
      className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-1.5 border-t border-line pt-5 [&>dt]:text-soft"
      {...useCachedHtml('short-facts', <InsideFacts product={product} />)}
    />
  )
}

function InsideFacts({ product }: { product: Product }) {
  const words = useWords('product', english)
  const names = useWords('attributes', englishNames)
  const { category, categorySlug } = product
  return (
    <>
      {columnKeys.map((key) => (
        <Fragment key={key}>
          <dt>{names[key]}</dt>
          <dd className="flex items-center gap-2">
            {attributes[key].kind === 'colour' && <Swatch colour={product[key]} />}
            <SaidValues product={product} keys={[key]} />
          </dd>
        </Fragment>
      ))}
      {category && (
        <>
          <dt>{words.category}</dt>
          <dd>
            {categorySlug ? (
              <Link
                to={`/products/${categorySlug}`}
                lang={langOf(product, 'category')}
                className="link reachable pointer-coarse:-my-2.5"
              >
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
