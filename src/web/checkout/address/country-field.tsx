import { useState } from 'react'
import type { Checkout } from '#contract/checkout/types.ts'
import { home } from '#domain/delivery/destination.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/forms/field.tsx'

export type Country = NonNullable<Checkout['countries']>[number]

type CountryFieldProps = {
  countries: readonly Country[]
  /** Two letters. */
  country: string
  error: string | undefined
  onCountry: (country: string) => void
}

/** To which country the parcel goes, folded while it stays at home; nothing while the shop sends to one alone. */
export function CountryField(props: CountryFieldProps) {
  const words = useWords('checkout', english).address
  const [isOpen, setOpen] = useState(props.country !== home)
  if (props.countries.length === 0) return null
  return (
    <details
      className="md:col-span-6"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {words.abroad}
      </summary>
      <div className="mt-2 grid gap-3">
        <CountrySelect {...props} />
        {/* The fields below and every sum follow from it: without scripts the shop draws them anew. */}
        <noscript>
          <Button type="submit" look="quiet" name="isCountryChosen" value="true" formNoValidate>
            {words.useCountry}
          </Button>
        </noscript>
      </div>
    </details>
  )
}

function CountrySelect({ countries, country, error, onCountry }: CountryFieldProps) {
  const words = useWords('checkout', english).address
  const chosen = countries.find(({ code }) => code === country)
  return (
    <SelectField
      label={words.country}
      id="address.country"
      name="address.country"
      autoComplete="shipping country"
      value={country}
      error={error ?? chosen?.pausedBecause ?? undefined}
      onChange={(event) => onCountry(event.target.value)}
    >
      <option value={home}>{words.india}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
