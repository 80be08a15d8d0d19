import { hasChat, whatsappLink } from '#domain/whatsapp.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { useProfile } from '../surroundings.ts'
import { TextField } from '../ui/field.tsx'
import { ConfirmPlace } from './confirm-place.tsx'
import type { FieldsProps } from './contact-fields.tsx'
import { type ToldPlace, useFilledDistrict, useFilledState } from './filled-place.ts'
import { Section } from './section.tsx'
import { StateField } from './state-field.tsx'

type AddressFieldsProps = FieldsProps & {
  states: string[]
  /** The PIN code as typed so far. */
  pin: string
  place: ToldPlace
  onPin: (pin: string) => void
}

/** Where the parcel goes; the PIN code fills in district and state until somebody says otherwise. */
export function AddressFields({ typed, errors, states, pin, place, onPin }: AddressFieldsProps) {
  const words = useWords('checkout', english).address
  const state = useFilledState(typed?.['address.state'] ?? '', pin, place)
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

/** There is no price for parcels abroad: a person says it, where one can be asked. */
function Abroad() {
  const words = useWords('checkout', english).address
  const number = useProfile()?.whatsapp ?? ''
  if (!hasChat(number)) return null
  return (
    <p className="text-sm text-soft">
      {words.abroad}{' '}
      <a
        href={whatsappLink(number, words.abroadText)}
        target="_blank"
        rel="noopener"
        className="link"
      >
        {words.askAbroad}
      </a>
    </p>
  )
}
