import type { ReactNode } from 'react'
import type { Product } from '#contract/catalog/types.ts'
import {
  type AttributeKey,
  columnKeys,
  type FactKey,
  markKeys,
  saidOf,
} from '#domain/attributes.ts'
import { comparePath } from '#domain/kinship/chosen-pieces.ts'
import { Link } from '#web/ui/link.tsx'
import { attributes as englishNames } from '#web/words/en/attributes.ts'
import { cart } from '#web/words/en/cart.ts'
import { langOf } from '#web/words/in-english.ts'
import { kinship } from '#web/words/kinship/en.ts'
import { useWords } from '#web/words/words.ts'
import { StockLine } from '../product/buying/stock-line.tsx'
import { SaidValues } from '../product/said-values.tsx'
import { fallbackPicture, Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { Stars } from '../ui/stars.tsx'

/** What is laid side by side beyond colour, fabric and occasion, what decides first. */
const facts: FactKey[] = [
  ...(['weave', 'place', 'weight', 'border', 'pallu', 'zari', 'length', 'blouse', 'care'] as const),
  ...markKeys,
]

type Row = { key: string; name: string; tell: (product: Product) => ReactNode; lang?: LangOf }
type LangOf = (product: Product) => string | undefined

/** A column a saree, a row a fact; on phones it is scrolled sideways, the names of the facts stay. */
export function CompareTable({ products }: { products: Product[] }) {
  const words = useWords('kinship', kinship).compare
  const rows = useRows(products)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys, it must be reachable by them.
    <section aria-label={words.label} tabIndex={0} className="compare">
      <table>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.id} scope="col">
                <Head product={product} products={products} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, tell, lang }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {products.map((product) => (
                <td key={product.id} lang={lang?.(product)} className="font-normal">
                  {tell(product) || <span className="text-soft">{words.notSaid}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type HeadProps = { product: Product; products: Product[] }

function Head({ product, products }: HeadProps) {
  const words = useWords('kinship', kinship).compare
  const { remove } = useWords('cart', cart).columns
  const { id, name, slug, pictures } = product
  const others = products.flatMap((one) => (one.id === id ? [] : [one.id]))
  return (
    <>
      <Link to={`/product/${slug}`} isAhead className="block hover:text-lac">
        <Picture
          picture={{ ...(pictures[0] ?? nothing), alt: '' }}
          sizes="(min-width: 48rem) 14rem, 9rem"
          widest={640}
          className="mb-2 aspect-3/4 w-full rounded-xs"
        />
        <span lang={langOf(product, 'name')}>{name}</span>
      </Link>
      <Link
        to={others.length > 0 ? comparePath(others) : '/compare'}
        aria-label={words.remove(name)}
        className="link inline-flex min-h-11 items-center text-sm font-normal text-soft"
      >
        {remove}
      </Link>
    </>
  )
}

const nothing = { src: fallbackPicture, alt: '', width: 600, height: 800 }

/** A fact that none of them states is left out. */
function useRows(products: Product[]): Row[] {
  const words = useWords('kinship', kinship).compare
  const names = useWords('attributes', englishNames)
  const isSaid = (key: AttributeKey) => products.some((product) => saidOf(product, key) !== '')
  return [
    { key: 'price', name: words.price, tell: (product) => <Price {...product} /> },
    ...columnKeys.map((key) => ({
      ...{ key, name: names[key] },
      tell: (product: Product) => <SaidValues product={product} keys={[key]} />,
    })),
    ...facts.filter(isSaid).map((key) => ({
      ...{ key, name: names[key] },
      tell: (product: Product) => saidOf(product, key),
      lang: (product: Product) => langOf(product, `facts.${key}`),
    })),
    { key: 'stock', name: words.stock, tell: ({ stock }) => <StockLine stock={stock} /> },
    {
      ...{ key: 'reviews', name: words.reviews },
      tell: ({ rating, reviewCount }) =>
        rating !== null && <Stars rating={rating} reviewCount={reviewCount} className="h-4" />,
    },
  ]
}
