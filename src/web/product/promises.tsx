import type { Product } from '#contract/catalog/types.ts'
import type { DeliveryTerms } from '#contract/delivery/types.ts'
import type { ShownShop } from '#contract/settings/types.ts'
import type { Described } from '#domain/attributes.ts'
import { careOf } from '#domain/cloth/fabric-care.ts'
import { freedomOf, promisedDays, spanText } from '#domain/delivery/delivery-terms.ts'
import { Link } from '#web/ui/link.tsx'
import { product as english } from '#web/words/en/product.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { useCachedHtml } from '../rendering/cached-html.ts'
import { Accordion } from '../ui/accordion.tsx'
import { rupees } from '../ui/price.tsx'

type Told = {
  delivery: DeliveryTerms
  product: Described & Pick<Product, 'inEnglish'>
  care: ShownShop['care']
}

/** Shipping, returns and care: what the shop promises with every saree. */
export function Promises(told: Told) {
  return (
    <div
      className="mt-6 border-t border-line"
      {...useCachedHtml('promises', <InsidePromises {...told} />)}
    />
  )
}

function InsidePromises({ delivery, product, care: byFabric }: Told) {
  const { promises, shipping, returns, care } = useWords('product', english)
  return (
    <>
      <h2 className="sr-only">{promises}</h2>
      <Accordion title={shipping.title}>
        <p>{priceOf(delivery, shipping.price)}</p>
        <p className="mt-2">{shipping.domestic(spanText(promisedDays(delivery, 'domestic')))}</p>
        <p className="mt-2">
          {shipping.international(spanText(promisedDays(delivery, 'international')))}
        </p>
      </Accordion>
      <Accordion title={returns.title}>
        <p>{returns.text(delivery.returnsDays)}</p>
        <p className="mt-2">{returns.damage(delivery.damageReportHours)}</p>
        <p className="mt-2">
          <Link to="/shipping-returns" className="link text-ink">
            {returns.more}
          </Link>
        </p>
      </Accordion>
      <Accordion title={care.title}>
        <Looking product={product} byFabric={byFabric} />
        <p className="mt-2 first:mt-0">{care.more}</p>
      </Accordion>
    </>
  )
}

type LookingProps = Pick<Told, 'product'> & { byFabric: Told['care'] }

/** How it is looked after: in the words of the piece, of its fabric or of the specification. */
function Looking({ product, byFabric }: LookingProps) {
  const { text } = useWords('product', english).care
  const care = careOf(product, byFabric)
  if (care.kind === 'kept') return null
  if (care.kind === 'dry-clean') return <p>{text}</p>
  if (care.kind === 'piece') return <p lang={langOf(product, 'facts.care')}>{care.text}</p>
  return <p lang={langOf(care.told, 'text')}>{care.told.text}</p>
}

type PriceWords = (typeof english)['shipping']['price']

function priceOf({ fee, freeAbove }: DeliveryTerms, says: PriceWords): string {
  const freedom = freedomOf({ fee, freeAbove })
  if (freedom === 'always') return says.always
  return freeAbove === null ? says.never(rupees(fee)) : says.above(rupees(freeAbove), rupees(fee))
}
