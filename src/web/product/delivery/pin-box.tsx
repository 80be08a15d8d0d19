import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useActionData, useHref } from 'react-router'
import type { Product } from '#contract/catalog/types.ts'
import { quoteDelivery } from '#contract/checkout/calls.ts'
import type { DeliveryQuote } from '#contract/checkout/types.ts'
import type { DeliveryTerms } from '#contract/delivery/types.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { type Refusal, refusalFrom } from '../../acting.ts'
import { queryFor } from '../../cache.ts'
import { tell, useToldPin } from '../../told-pin.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { rupees } from '../../ui/price.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import type { PostedPin } from './posted-pin.ts'

type PinBoxProps = { product: Pick<Product, 'id' | 'slug'>; delivery: DeliveryTerms }

/** When the saree arrives, what that costs and whether cash is taken there, once the shopper has told a PIN code. */
export function PinBox({ product, delivery }: PinBoxProps) {
  const box = usePinBox(product.id)
  const { typed, quote } = box
  return (
    <div className="space-y-2">
      <div role="status" className="space-y-1">
        <DeliveryNote delivery={delivery} pin={quote?.pin ?? null} />
        {quote?.pin && <Told quote={quote} />}
      </div>
      <form
        key={typed}
        method="post"
        action={useHref(`/product/${product.slug}`)}
        noValidate
        onSubmit={box.submit}
      >
        <input type="hidden" name="productId" value={product.id} />
        <PinField box={box} />
      </form>
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

function Told({ quote: { district, state, shipping, isCodPossible } }: { quote: DeliveryQuote }) {
  const words = useWords('product', english).delivery
  const place = [district, state].filter((part) => part !== null).join(', ')
  return (
    <>
      <p className="text-sm">{place ? <span lang="en">{place}</span> : words.unknownPlace}</p>
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

/** What is told of the PIN code that the browser remembers, or that was posted before scripts ran. */
function usePinBox(productId: number) {
  const posted = useActionData<PostedPin>()
  const words = useWords('product', english)
  const cache = useQueryClient()
  const remembered = useToldPin()
  const pin = remembered ?? posted?.quote?.pin ?? undefined
  const { data } = useQuery({
    ...queryFor(quoteDelivery, { pin, productId }),
    enabled: remembered !== null,
  })
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | undefined>(posted?.refusal)
  const send = async (typed: string) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await tell(cache, typed.replaceAll(' ', ''), productId)
    } catch (error) {
      setRefusal(refusalFrom(error, words.offline))
    }
    setBusy(false)
  }
  return {
    ...{ isBusy, refusal },
    typed: pin ?? posted?.typed,
    quote: remembered === null ? posted?.quote : data,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isBusy) void send(String(new FormData(event.currentTarget).get('pin') ?? ''))
    },
  }
}
