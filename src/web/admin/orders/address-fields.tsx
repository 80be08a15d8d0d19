import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getPlaceOfPin } from '#contract/pins/calls.ts'
import type { Address } from '#domain/address/address.ts'
import { isPin, states } from '#domain/address/pin.ts'
import { queryFor } from '#web/cache.ts'
import { ConfirmPlace, placeName } from '#web/checkout/address/confirm-place.tsx'
import { useFilledDistrict, useFilledState } from '#web/checkout/address/filled-place.ts'
import { PlaceAbroad } from '#web/checkout/address/place-abroad.tsx'
import { StateField } from '#web/checkout/address/state-field.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { checkout } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { textIn } from '../parts/forms/entry-dialog.tsx'

type AddressFieldsProps = {
  address: Address | null
  /** Named as the server names them: `address.pin`. */
  errors: Record<string, string>
  /** True where the name of the buyer stands elsewhere: the receiver is only named when it is another. */
  isBuyerNamed?: boolean
}

/** Where a parcel goes; the PIN code fills in district and state until somebody says otherwise. */
export function AddressFields({ address, errors, isBuyerNamed = false }: AddressFieldsProps) {
  const words = useWords('checkout', checkout).address
  const field = (name: Exclude<keyof Address, 'state' | 'country'>) => ({
    label: name === 'mobile' ? words.receiver : words[name],
    name: `address.${name}`,
    defaultValue: address?.[name] ?? '',
    error: errors[`address.${name}`],
    autoComplete: 'off',
  })
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
      <TextField {...field('fullName')} isOptional={isBuyerNamed} maxLength={80} className={wide} />
      <TextField {...field('line1')} maxLength={120} className={wide} />
      <TextField {...field('line2')} isOptional maxLength={120} className={wide} />
      {address?.country ? (
        <FieldsAbroad address={address} country={address.country} errors={errors} />
      ) : (
        <FieldsInIndia address={address} field={field} errors={errors} />
      )}
      <TextField {...field('mobile')} {...phone} hint={words.receiverHint} className={wide} />
    </div>
  )
}

/** An order stays in its country: its fee and its tax follow from it. */
function FieldsAbroad({
  address,
  country,
  errors,
}: {
  address: Address
  country: string
  errors: Record<string, string>
}) {
  const { city, state, pin } = address
  const typed = { 'address.city': city, 'address.state': state, 'address.pin': pin }
  return (
    <>
      <input type="hidden" name="address.country" value={country} />
      <PlaceAbroad country={country} typed={typed} errors={errors} />
    </>
  )
}

type Wired = { label: string; name: string; defaultValue: string; error: string | undefined }
type FieldsInIndiaProps = Pick<AddressFieldsProps, 'address' | 'errors'> & {
  field: (name: 'pin' | 'city') => Wired
}

function FieldsInIndia({ address, field, errors }: FieldsInIndiaProps) {
  const words = useWords('checkout', checkout).address
  const [pin, setPin] = useState('')
  const place = usePlace(pin)
  const state = useFilledState(address?.state ?? '', pin, place)
  return (
    <>
      <TextField
        {...field('pin')}
        inputMode="numeric"
        maxLength={10}
        onChange={(event) => setPin(event.target.value)}
      />
      <TextField {...field('city')} ref={useFilledDistrict(place)} maxLength={60} />
      <StateField words={words} state={state} states={states} error={errors['address.state']} />
      <ConfirmPlace
        pin={pin || (address?.pin ?? '')}
        state={state.value}
        error={errors['isAddressConfirmed']}
        className={wide}
      />
    </>
  )
}

const wide = 'sm:col-span-3'
const phone = { type: 'tel', inputMode: 'tel', maxLength: 20, isOptional: true } as const

function usePlace(typedPin: string) {
  const pin = typedPin.replaceAll(' ', '')
  return useQuery({ ...queryFor(getPlaceOfPin, { pin }), enabled: isPin(pin) }).data
}

/** What stands in them; what is left empty is as with the buyer. */
export const addressIn = (
  form: FormData,
  buyer: Pick<Address, 'fullName' | 'mobile'>,
): Address => ({
  fullName: textIn(form, 'address.fullName') || buyer.fullName,
  mobile: textIn(form, 'address.mobile') || buyer.mobile,
  line1: textIn(form, 'address.line1'),
  line2: textIn(form, 'address.line2'),
  city: textIn(form, 'address.city'),
  state: textIn(form, 'address.state'),
  pin: textIn(form, 'address.pin'),
  ...(form.has('address.country') && { country: textIn(form, 'address.country') }),
})

/** True when the one who typed it has said that the address is right as it is. */
export const isConfirmed = (form: FormData, address: Address) =>
  form.get('confirmedPlace') === placeName(address)
