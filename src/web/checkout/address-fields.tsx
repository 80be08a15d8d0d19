import { useEffect, useRef, useState } from 'react'
import { isPin, stateOfPin } from '#domain/pin.ts'
import { whatsappLink } from '#domain/whatsapp.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { useProfile } from '../surroundings.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import type { FieldsProps } from './contact-fields.tsx'
import { Section } from './section.tsx'

type AddressFieldsProps = FieldsProps & {
  states: string[]
  /** Of the PIN code; null while none is known. */
  town: string | null
  /** The PIN code as typed so far. */
  onPin: (pin: string) => void
}

/** Where the parcel goes; the PIN code fills in town and state until somebody says otherwise. */
export function AddressFields({ typed, errors, states, town, onPin }: AddressFieldsProps) {
  const words = useWords('checkout', english).address
  const state = useStateField(typed?.['address.state'] ?? '')
  const field = (name: 'fullName' | 'line1' | 'line2' | 'city' | 'mobile' | 'pin') => ({
    label: name === 'mobile' ? words.receiver : words[name],
    name: `address.${name}`,
    defaultValue: typed?.[`address.${name}`],
    error: errors[`address.${name}`],
  })
  return (
    <Section title={words.title}>
      <div className="grid items-start gap-5 md:grid-cols-6">
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
        <TextField
          {...field('pin')}
          autoComplete="shipping postal-code"
          inputMode="numeric"
          required
          maxLength={10}
          hint={words.pinHint}
          onChange={({ currentTarget: { value } }) => {
            state.follow(value)
            onPin(value)
          }}
          className="md:col-span-2"
        />
        <TextField
          {...field('city')}
          ref={useFilled(town)}
          autoComplete="shipping address-level2"
          required
          maxLength={60}
          className="md:col-span-2"
        />
        <SelectField
          label={words.state}
          name="address.state"
          autoComplete="shipping address-level1"
          value={state.value}
          onChange={({ currentTarget: { value } }) => state.choose(value)}
          error={errors['address.state']}
          className="md:col-span-2"
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
          autoComplete="shipping tel"
          isOptional
          maxLength={20}
          hint={words.receiverHint}
          className="md:col-span-6"
        />
      </div>
      <Abroad />
    </Section>
  )
}

/** Fills in an empty field, and again what it has filled in itself; what somebody typed stays. */
function useFilled(text: string | null) {
  const input = useRef<HTMLInputElement>(null)
  const filled = useRef('')
  useEffect(() => {
    const isOurs = input.current && [filled.current, ''].includes(input.current.value)
    if (!input.current || !isOurs || text === null) return
    input.current.value = text
    filled.current = text
  }, [text])
  return input
}

function useStateField(typed: string) {
  const [value, setValue] = useState(typed)
  const [isChosen, setChosen] = useState(typed !== '')
  return {
    value,
    choose(state: string) {
      setValue(state)
      setChosen(state !== '')
    },
    follow(pin: string) {
      const digits = pin.replaceAll(' ', '')
      const state = isPin(digits) ? stateOfPin(digits) : null
      if (state !== null && !isChosen) setValue(state)
    },
  }
}

/** There is no price for parcels abroad: a person says it. */
function Abroad() {
  const words = useWords('checkout', english).address
  const profile = useProfile()
  return (
    <p className="text-sm text-soft">
      {words.abroad}{' '}
      <a
        href={whatsappLink(profile?.whatsapp ?? '', words.abroadText)}
        target="_blank"
        rel="noopener"
        className="link"
      >
        {words.askAbroad}
      </a>
    </p>
  )
}
