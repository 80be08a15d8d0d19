import { useState } from 'react'
import type { Address } from '#domain/address/address.ts'
import { home, isAbroad } from '#domain/delivery/destination.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { ConfirmPlace } from './confirm-place.tsx'
import { type Country, CountryField } from './country-field.tsx'
import { type ToldPlace, useFilledDistrict, useFilledState } from './filled-place.ts'
import { PlaceAbroad } from './place-abroad.tsx'
import { StateField } from './state-field.tsx'

/** Named as the shop names them in its refusals. */
type TypedAddress = Partial<Record<`address.${keyof Address}` | 'confirmedPlace', string>>

export type AddressInputsProps = {
  typed: TypedAddress | null
  /** Field → what is wrong with it. */
  errors: Record<string, string>
  states: readonly string[]
  /** The PIN code as typed so far. */
  pin: string
  place: ToldPlace
  onPin: (pin: string) => void
  /** Where else the shop sends, and which is chosen; none where it sends within India alone. */
  countries?: readonly Country[]
  country?: string
  onCountry?: (country: string) => void
  /** True where nobody else has a number that the courier could call. */
  isMobileRequired?: boolean
}

/** The fields of an address; the PIN code fills in district and state until somebody says otherwise. */
export function AddressInputs(props: AddressInputsProps) {
  const { typed, errors, countries = [], country = home, isMobileRequired = false } = props
  const words = useWords('checkout', english).address
  const field = (name: Exclude<keyof Address, 'state' | 'country'>) => ({
    label: name === 'mobile' ? words.receiver : words[name],
    id: `address.${name}`,
    name: `address.${name}`,
    defaultValue: typed?.[`address.${name}`],
    error: errors[`address.${name}`],
  })
  return (
    <div className="grid items-start gap-5 md:grid-cols-6">
      <CountryField
        countries={countries}
        country={country}
        error={errors['address.country']}
        onCountry={props.onCountry ?? (() => undefined)}
      />
      <TextField
        {...field('fullName')}
        autoComplete="shipping name"
        required
        maxLength={80}
        className="md:col-span-6"
      />
      {/* Before the street: town and state are there when it is typed. */}
      {!isAbroad({ country }) && <PlaceInIndia {...props} field={field} />}
      <Street field={field} />
      {isAbroad({ country }) && <PlaceAbroad country={country} typed={typed} errors={errors} />}
      <ReceiverField field={field} isRequired={isMobileRequired} isAbroad={isAbroad({ country })} />
    </div>
  )
}

/** The PIN code, what it fills in, and the last word on a place that the shop doubts. */
function PlaceInIndia({ field, ...props }: PartProps & AddressInputsProps) {
  const { typed, errors, states, pin, place, onPin } = props
  const words = useWords('checkout', english).address
  const state = useFilledState(typed?.['address.state'] ?? '', pin, place)
  return (
    <>
      <PinAndDistrict field={field} pin={pin} place={place} onPin={onPin} />
      <StateField
        words={words}
        state={state}
        states={states}
        error={errors['address.state']}
        autoComplete="shipping address-level1"
        className="md:col-span-2"
      />
      <ConfirmPlace
        pin={pin}
        state={state.value}
        confirmed={typed?.confirmedPlace}
        error={errors['isAddressConfirmed']}
        className="md:col-span-6"
      />
    </>
  )
}

type PartProps = {
  /** What every field of that name shows. */
  field: (name: Exclude<keyof Address, 'state' | 'country'>) => {
    label: string
    id: string
    name: string
    defaultValue: string | undefined
    error: string | undefined
  }
}

function Street({ field }: PartProps) {
  return (
    <>
      <TextField
        {...field('line1')}
        autoComplete="shipping address-line1"
        required
        maxLength={120}
        className="md:col-span-6"
      />
      <TextField
        {...field('line2')}
        autoComplete="shipping address-line2"
        isOptional
        maxLength={120}
        className="md:col-span-6"
      />
    </>
  )
}

function PinAndDistrict({
  field,
  pin,
  place,
  onPin,
}: PartProps & Pick<AddressInputsProps, 'pin' | 'place' | 'onPin'>) {
  const words = useWords('checkout', english).address
  // Typed before, or told on the page of a saree.
  const [known] = useState(pin)
  return (
    <>
      <TextField
        {...field('pin')}
        defaultValue={known}
        autoComplete="shipping postal-code"
        inputMode="numeric"
        required
        maxLength={10}
        hint={words.pinHint}
        onChange={({ currentTarget: { value } }) => onPin(value)}
        className="md:col-span-2"
      />
      <TextField
        {...field('city')}
        ref={useFilledDistrict(place)}
        autoComplete="shipping address-level2"
        required
        maxLength={60}
        className="md:col-span-2"
      />
    </>
  )
}

type ReceiverFieldProps = PartProps & { isRequired: boolean; isAbroad: boolean }

function ReceiverField({ field, isRequired, isAbroad: isThere }: ReceiverFieldProps) {
  const words = useWords('checkout', english).address
  return (
    <TextField
      {...field('mobile')}
      {...(isThere && { label: words.receiverAbroad })}
      type="tel"
      inputMode="tel"
      autoComplete="shipping tel"
      maxLength={20}
      className="md:col-span-6"
      {...(isRequired ? { required: true } : { isOptional: true, hint: words.receiverHint })}
    />
  )
}
