import { useHref } from 'react-router'
import type { Product } from '#contract/catalog/types.ts'
import type { DeliveryQuote } from '#contract/checkout/types.ts'
import type { DeliveryTerms } from '#contract/delivery/types.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { ChevronDownIcon } from '../../ui/icon.tsx'
import { rupees } from '../../ui/price.tsx'
import type { PinBoxState } from './use-pin-box.ts'

type CountryBoxProps = {
  product: Pick<Product, 'id' | 'slug'>
  delivery: DeliveryTerms
  box: PinBoxState
}

/** For whoever sends it abroad: what that costs and when it is there; nothing while the shop sends to no country. */
export function CountryBox({ product, delivery, box }: CountryBoxProps) {
  const words = useWords('product', english).delivery
  const action = useHref(`/product/${product.slug}`)
  const countries = delivery.countries ?? []
  if (countries.length === 0) return null
  return (
    <details key={box.country} open={box.country !== undefined} className="group">
      <summary className="flex min-h-11 items-center gap-2 text-sm text-soft hover:text-lac">
        {words.abroad}
        <ChevronDownIcon className="size-4 group-open:rotate-180" />
      </summary>
      <form
        method="post"
        action={action}
        onSubmit={box.submit('country')}
        className="flex items-end gap-3"
      >
        <input type="hidden" name="productId" value={product.id} />
        <SelectField
          label={words.country}
          name="country"
          defaultValue={box.country}
          className="min-w-0 flex-1"
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="quiet" isBusy={box.isBusy}>
          {words.show}
        </Button>
      </form>
    </details>
  )
}

/** To which country, what it costs and who pays the duties there. */
export function ToldAbroad({ quote, delivery }: { quote: DeliveryQuote; delivery: DeliveryTerms }) {
  const words = useWords('product', english).delivery
  const country = delivery.countries?.find(({ code }) => code === quote.country)
  if (!country) return null
  const { shipping } = quote
  return (
    <>
      <p className="text-sm">{country.name}</p>
      <p className="text-sm text-soft">
        {shipping !== null && (
          <span className="block">
            {shipping === 0 ? words.free : words.costs(rupees(shipping))}
          </span>
        )}
        {country.dutyNote === '' ? (
          <span className="block">{words.duties}</span>
        ) : (
          <span className="block" lang="en">
            {country.dutyNote}
          </span>
        )}
      </p>
    </>
  )
}
