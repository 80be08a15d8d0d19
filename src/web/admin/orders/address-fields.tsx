import { useState } from 'react'
import type { Address } from '#domain/address.ts'
import { isPin, stateOfPin, states } from '#domain/pin.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { checkout } from '#web/words/en/checkout.ts'
import { textIn } from '../parts/entry-dialog.tsx'

const words = checkout.address

type AddressFieldsProps = {
  address: Address | null
  /** Named as the server names them: `address.pin`. */
  errors: Record<string, string>
  /** True where the name of the buyer stands elsewhere: the receiver is only named when it is another. */
  isBuyerNamed?: boolean
}

/** Where a parcel goes; the PIN code fills in the state until somebody chooses another. */
export function AddressFields({ address, errors, isBuyerNamed }: AddressFieldsProps) {
  const [state, setState] = useState(address?.state ?? '')
  const field = (name: Exclude<keyof Address, 'state'>) => ({
    label: name === 'mobile' ? words.receiver : words[name],
    name: `address.${name}`,
    defaultValue: address?.[name] ?? '',
    error: errors[`address.${name}`],
    autoComplete: 'off',
  })
  const follow = (pin: string) => {
    const digits = pin.replaceAll(' ', '')
    const known = isPin(digits) ? stateOfPin(digits) : null
    if (known !== null && state === '') setState(known)
  }
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <TextField
        {...field('fullName')}
        isOptional={isBuyerNamed === true}
        maxLength={80}
        className="sm:col-span-3"
      />
      <TextField {...field('line1')} maxLength={120} className="sm:col-span-3" />
      <TextField {...field('line2')} isOptional maxLength={120} className="sm:col-span-3" />
      <TextField
        {...field('pin')}
        inputMode="numeric"
        maxLength={10}
        onChange={(event) => follow(event.target.value)}
      />
      <TextField {...field('city')} maxLength={60} />
      <SelectField
        label={words.state}
        name="address.state"
        value={state}
        error={errors['address.state']}
        onChange={(event) => setState(event.target.value)}
      >
        <option value="">{words.chooseState}</option>
        {states.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextField
        {...field('mobile')}
        type="tel"
        inputMode="tel"
        isOptional
        maxLength={20}
        hint={words.receiverHint}
        className="sm:col-span-3"
      />
    </div>
  )
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
})
