import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useActionData, useNavigate } from 'react-router'
import type { SavedAddress } from '#contract/accounts/types.ts'
import type { DeliveryCountry } from '#contract/delivery/types.ts'
import { getPlaceOfPin } from '#contract/pins/calls.ts'
import { isPin, states } from '#domain/address/pin.ts'
import { home } from '#domain/delivery/destination.ts'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../../cache.ts'
import { AddressInputs } from '../../checkout/address/address-inputs.tsx'
import type { Outcome } from '../../sign-in/deed.ts'
import { useProfile } from '../../surroundings.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/forms/field.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useOwnDeed } from '../use-own-deed.ts'
import { addressDeed, addressesPath, queryForBook } from './address-deeds.ts'

type AddressFormProps = {
  /** Which of them; null for a new one. */
  id: number | null
  saved: SavedAddress | undefined
  /** The first of all is the default one anyway. */
  isFirst: boolean
}

/** Keeps a delivery address, and leads back to all of them. */
export function AddressForm({ id, saved, isFirst }: AddressFormProps) {
  const words = useWords('account', english).addresses
  const { form, refused, errors, typed, isBusy } = useKeeping(id)
  // A refused form shows what was typed; before that, what is kept.
  const shown = refused ? typed : typedOf(saved)
  const [pin, setPin] = useState(shown['address.pin'] ?? '')
  const country = useCountry(shown['address.country'] || home)
  const hasNoFault = Object.keys(errors).length === 0
  return (
    <form {...form} className="grid gap-5">
      {refused && hasNoFault && <RefusedNote title={words.failed} refused={refused} />}
      <AddressInputs
        typed={shown}
        errors={errors}
        states={states}
        pin={pin}
        place={usePlace(pin)}
        onPin={setPin}
        {...country}
        isMobileRequired
      />
      {!isFirst && !saved?.isDefault && (
        <CheckField
          name="isDefault"
          label={words.isDefault}
          defaultChecked={typed['isDefault'] !== undefined}
        />
      )}
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {isBusy ? words.saving : words.save}
      </Button>
    </form>
  )
}

/** Where it lies, of all the countries that the shop sends to. */
function useCountry(kept: string) {
  const [country, onCountry] = useState(kept)
  const countries = (useProfile()?.delivery?.countries ?? []).map(asChoice)
  return { country, onCountry, countries }
}

/** What is kept may lie where nothing is sent at the moment. */
const asChoice = ({ code, name, dutyNote }: DeliveryCountry) => ({
  ...{ code, name, dutyNote },
  pausedBecause: null,
})

function useKeeping(id: number | null) {
  const words = useWords('account', english).addresses
  const given = useActionData<Outcome<SavedAddress[]>>()
  const cache = useQueryClient()
  const navigate = useNavigate()
  return useOwnDeed(addressDeed(id), {
    given,
    isLeaving: true,
    async onDone(book) {
      toast({ tone: 'success', title: words.saved })
      cache.setQueryData(queryForBook().queryKey, book)
      await navigate(addressesPath)
    },
  })
}

function typedOf(saved: SavedAddress | undefined): Record<string, string> {
  const { id: _id, isDefault: _isDefault, placeLabels: _labels, ...address } = saved ?? {}
  const named = Object.entries(address).map(([name, text]) => [`address.${name}`, text])
  return Object.fromEntries(named)
}

function usePlace(typedPin: string) {
  const pin = typedPin.replaceAll(' ', '')
  return useQuery({ ...queryFor(getPlaceOfPin, { pin }), enabled: isPin(pin) }).data
}
