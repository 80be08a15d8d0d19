import type { DeliveryTerms } from '#contract/delivery/types.ts'
import { freedomOf, promisedDays, spanText } from '#domain/delivery/delivery-terms.ts'
import { Link } from '#web/ui/link.tsx'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { useCachedHtml } from '../rendering/cached-html.ts'
import { Accordion } from '../ui/accordion.tsx'
import { rupees } from '../ui/price.tsx'

type Told = { delivery: DeliveryTerms }

/** Shipping, returns and care: what the shop promises with every saree. */
export function Promises({ delivery }: Told) {
  return (
    <div
      className="mt-6 border-t border-line"
      {...useCachedHtml('promises', <InsidePromises delivery={delivery} />)}
    />
  )
}

function InsidePromises({ delivery }: Told) {
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
        <p>{care.text}</p>
        <p className="mt-2">{care.more}</p>
      </Accordion>
    </>
  )
}

type PriceWords = (typeof english)['shipping']['price']

function priceOf({ fee, freeAbove }: DeliveryTerms, says: PriceWords): string {
  const freedom = freedomOf({ fee, freeAbove })
  if (freedom === 'always') return says.always
  return freeAbove === null ? says.never(rupees(fee)) : says.above(rupees(freeAbove), rupees(fee))
}
