import { useHref } from 'react-router'
import type { Product } from '#contract/catalog/types.ts'
import type { DeliveryQuote } from '#contract/checkout/types.ts'
import type { DeliveryTerms } from '#contract/delivery/types.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { useLeadToFault } from '../../ui/forms/lead-to-fault.ts'
import { rupees } from '../../ui/price.tsx'
import { CountryBox, ToldAbroad } from './country-box.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { placeTold, usePinBox } from './use-pin-box.ts'

type PinBoxProps = { product: Pick<Product, 'id' | 'slug' | 'makingDays'>; delivery: DeliveryTerms }

/** When the saree arrives, what that costs and whether cash is taken there, once the shopper has told a PIN code. */
export function PinBox({ product, delivery }: PinBoxProps) {
  const box = usePinBox(product.id)
  const { typed, quote } = box
  const form = useLeadToFault(box.refusal)
  return (
    <div className="space-y-2">
      <div ref={box.answer} role="status" tabIndex={-1} className="space-y-1 outline-none">
        <DeliveryNote
          delivery={delivery}
          makingDays={product.makingDays}
          to={quote && !isUnknown(quote) ? placeTold(quote) : null}
        />
        {quote?.pin && <Told quote={quote} />}
        {quote?.country && <ToldAbroad quote={quote} delivery={delivery} />}
      </div>
      <form
        key={typed}
        ref={form}
        method="post"
        action={useHref(`/product/${product.slug}`)}
        noValidate
        onSubmit={box.submit('pin')}
      >
        <input type="hidden" name="productId" value={product.id} />
        <PinField box={box} />
      </form>
      <CountryBox product={product} delivery={delivery} box={box} />
    </div>
  )
}

/** The PIN code and its button in one row; what is wrong with it stands below both. */
function PinField({ box: { typed, refusal, isBusy } }: { box: ReturnType<typeof usePinBox> }) {
  const words = useWords('product', english).delivery
  return (
    <Field label={words.check} error={refusal && (refusal.fields['pin'] ?? refusal.reason)}>
      {(wired) => (
        <span className="flex gap-3">
          <input
            {...wired}
            name="pin"
            inputMode="numeric"
            autoComplete="shipping postal-code"
            required
            maxLength={10}
            defaultValue={typed}
            className="input-box min-w-0 flex-1"
          />
          <Button type="submit" look="quiet" isBusy={isBusy}>
            {words.show}
          </Button>
        </span>
      )}
    </Field>
  )
}

/** The checkout takes no such PIN code: nothing is promised for it. */
const isUnknown = ({ pin, district, state }: DeliveryQuote) =>
  pin !== null && district === null && state === null

function Told({ quote }: { quote: DeliveryQuote }) {
  const { district, state, placeLabels, shipping, isCodPossible } = quote
  const words = useWords('product', english).delivery
  if (isUnknown(quote)) return <p className="text-sm text-lac">{words.unknownPlace}</p>
  return (
    <>
      <p className="text-sm">
        {district !== null && <span lang="en">{district}</span>}
        {district !== null && state !== null && ', '}
        {placeLabels?.state ?? state}
      </p>
      <p className="text-sm text-soft">
        {shipping !== null && (
          <span className="block">
            {shipping === 0 ? words.free : words.costs(rupees(shipping))}
          </span>
        )}
        {isCodPossible !== null && (
          <span className="block">{isCodPossible ? words.cod : words.noCod}</span>
        )}
      </p>
    </>
  )
}
