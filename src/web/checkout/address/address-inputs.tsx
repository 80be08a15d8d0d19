import { useState } from 'react'
import type { Address } from '#domain/address/address.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { ConfirmPlace } from './confirm-place.tsx'
import { type ToldPlace, useFilledDistrict, useFilledState } from './filled-place.ts'
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
  /** True where nobody else has a number that the courier could call. */
  isMobileRequired?: boolean
}

/** The fields of an address; the PIN code fills in district and state until somebody says otherwise. */
export function AddressInputs(props: AddressInputsProps) {
  const { typed, errors, states, pin, place, onPin, isMobileRequired = false } = props
  const words = useWords('checkout', english).address
  const state = useFilledState(typed?.['address.state'] ?? '', pin, place)
  const field = (name: Exclude<keyof Address, 'state'>) => ({
    label: name === 'mobile' ? words.receiver : words[name],
    id: `address.${name}`,
    name: `address.${name}`,
    defaultValue: typed?.[`address.${name}`],
    error: errors[`address.${name}`],
  })
  return (
    <div className="grid items-start gap-5 md:grid-cols-6">
      <NameAndStreet field={field} />
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
      <ReceiverField field={field} isRequired={isMobileRequired} />
    </div>
  )
}

type PartProps = {
  /** What every field of that name shows. */
  field: (name: Exclude<keyof Address, 'state'>) => {
    label: string
    id: string
    name: string
    defaultValue: string | undefined
    error: string | undefined
  }
}

function NameAndStreet({ field }: PartProps) {
  return (
    <>
      <TextField
        {...field('fullName')}
        autoComplete="shipping name"
        required
        maxLength={80}
        className="md:col-span-6"
      />
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

function ReceiverField({ field, isRequired }: PartProps & { isRequired: boolean }) {
  const words = useWords('checkout', english).address
  return (
    <TextField
      {...field('mobile')}
      type="tel"
      inputMode="tel"
      autoComplete="shipping tel"
      maxLength={20}
      className="md:col-span-6"
      {...(isRequired ? { required: true } : { isOptional: true, hint: words.receiverHint })}
    />
  )
}
