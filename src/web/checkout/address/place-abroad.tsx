import { hasPostcode, needsRegion } from '#domain/address/postcodes.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { TextField } from '../../ui/forms/field.tsx'

type PlaceAbroadProps = {
  country: string
  typed: Partial<Record<'address.city' | 'address.state' | 'address.pin', string>> | null
  errors: Record<string, string>
}

/** Town, state and postcode as other countries have them; nothing fills them in. */
export function PlaceAbroad({ country, typed, errors }: PlaceAbroadProps) {
  const words = useWords('checkout', english).address
  const field = (name: 'city' | 'state' | 'pin') => ({
    id: `address.${name}`,
    name: `address.${name}`,
    defaultValue: typed?.[`address.${name}`],
    error: errors[`address.${name}`],
    className: 'md:col-span-2',
  })
  return (
    <>
      <TextField
        {...field('city')}
        label={words.town}
        autoComplete="shipping address-level2"
        required
        maxLength={60}
      />
      <TextField
        {...field('state')}
        label={words.region}
        autoComplete="shipping address-level1"
        maxLength={60}
        {...(needsRegion(country) ? { required: true } : { isOptional: true })}
      />
      {hasPostcode(country) && (
        <TextField
          {...field('pin')}
          label={words.postcode}
          autoComplete="shipping postal-code"
          maxLength={12}
        />
      )}
    </>
  )
}
