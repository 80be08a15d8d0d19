import { Link } from '#web/ui/link.tsx'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { useCachedHtml } from '../rendering/cached-html.ts'
import { Accordion } from '../ui/accordion.tsx'

/** Shipping, returns and care: what the shop promises with every saree. */
export function Promises() {
  return (
    <div className="mt-6 border-t border-line" {...useCachedHtml('promises', <InsidePromises />)} />
  )
}

function InsidePromises() {
  const { promises, shipping, returns, care } = useWords('product', english)
  return (
    <>
      <h2 className="sr-only">{promises}</h2>
      <Accordion title={shipping.title}>
        <p>{shipping.free}</p>
        <p className="mt-2">{shipping.domestic}</p>
        <p className="mt-2">{shipping.international}</p>
      </Accordion>
      <Accordion title={returns.title}>
        <p>{returns.text}</p>
        <p className="mt-2">{returns.damage}</p>
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
