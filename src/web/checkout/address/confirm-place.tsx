import { useState } from 'react'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { CheckField } from '../../ui/forms/field.tsx'

type Place = { pin: string; state: string }

/** Names the place that is confirmed: another PIN code or state has to be confirmed anew. */
export const placeName = ({ pin, state }: Place) => `${pin.replaceAll(' ', '')} ${state}`

type ConfirmPlaceProps = Place & {
  /** What was confirmed before. */
  confirmed?: string | undefined
  /** Why it is asked; nothing is shown while nobody asks. */
  error: string | undefined
  className?: string
}

/** The last word on an address that the shop doubts. */
export function ConfirmPlace({ pin, state, confirmed, error, className }: ConfirmPlaceProps) {
  const words = useWords('checkout', english).address
  const place = placeName({ pin, state })
  const [asked, setAsked] = useState(confirmed)
  // Once asked it stays, also while it is ticked and nothing is wrong any more.
  if (error !== undefined && asked !== place) setAsked(place)
  if (asked !== place) return null
  return (
    <CheckField
      key={place}
      id="isAddressConfirmed"
      name="confirmedPlace"
      value={place}
      label={words.confirm}
      defaultChecked={confirmed === place}
      error={error}
      {...(className && { className })}
    />
  )
}
