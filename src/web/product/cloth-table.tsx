import type { Product } from '#contract/catalog/types.ts'
import { factKeys, saidOf } from '#domain/attributes.ts'
import { Link } from '#web/ui/link.tsx'
import { exactRupees } from '#web/ui/price.tsx'
import { attributes as englishNames } from '#web/words/en/attributes.ts'
import { product as english } from '#web/words/en/product.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { useCachedHtml } from '../rendering/cached-html.ts'

const nameCell = 'w-2/5 py-2.5 pe-2 text-start font-normal text-soft md:w-1/3 md:pe-4'

/** What the cloth is, fact by fact; what is not known is left out. */
export function ClothTable({ product }: { product: Product }) {
  return (
    <table
      className="w-full max-w-3xl text-start"
      {...useCachedHtml('cloth', <InsideCloth product={product} />)}
    />
  )
}

function InsideCloth({ product }: { product: Product }) {
  const words = useWords('product', english).facts
  const names = useWords('attributes', englishNames)
  const known = factKeys.flatMap((key) => {
    const fact = saidOf(product, key)
    return fact ? [[names[key], fact, langOf(product, `facts.${key}`)] as const] : []
  })
  const mrp =
    product.mrp === null ? [] : [[words.mrp, words.mrpText(exactRupees(product.mrp))] as const]
  return (
    <>
      <caption className="pb-3 text-start font-display text-lg">{words.title}</caption>
      <tbody>
        {[...known, ...mrp, [words.code, product.code] as const].map(([name, fact, lang]) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className={nameCell}>
              {name}
            </th>
            <td lang={lang} className="py-2.5 wrap-anywhere">
              {fact}
            </td>
          </tr>
        ))}
        <tr className="border-t border-line align-top">
          <th scope="row" className={nameCell}>
            {words.care}
          </th>
          <td className="py-2.5">
            <Link to="/seller" className="link reachable pointer-coarse:-my-2.5">
              {words.seller}
            </Link>
          </td>
        </tr>
      </tbody>
    </>
  )
}
