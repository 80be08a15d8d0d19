import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { quoteDelivery } from '#contract/checkout/calls.ts'
import type { DeliveryQuote } from '#contract/checkout/types.ts'
import { type Destination, nowhere } from '#domain/delivery/destination.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { type Refusal, refusalFrom } from '../../acting.ts'
import { queryFor } from '../../cache.ts'
import { asked, tell, useToldPlace } from '../../told-pin.ts'
import type { PostedPin } from './posted-pin.ts'

export const placeTold = ({ pin, country }: DeliveryQuote): Destination | null =>
  pin === null && country === undefined ? null : { pin: pin ?? '', country }

/** What is told of the place that the browser remembers, or that was posted before scripts ran. */
export function usePinBox(productId: number) {
  const posted = useActionData<PostedPin>()
  const words = useWords('product', english)
  const cache = useQueryClient()
  const remembered = useToldPlace()
  const place = remembered ?? (posted?.quote ? placeTold(posted.quote) : null)
  const { data } = useQuery({
    ...queryFor(quoteDelivery, { ...asked(place ?? nowhere), productId }),
    enabled: remembered !== null,
    // A country that is not served any more.
    retry: false,
  })
  const [isBusy, setBusy] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  const [refusal, setRefusal] = useState<Refusal | undefined>(posted?.refusal)
  const send = async (to: Destination) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await tell(cache, to, productId)
      // The form is drawn anew with what was told.
      answer.current?.focus({ preventScroll: true })
    } catch (error) {
      setRefusal(refusalFrom(error, words.offline))
    }
    setBusy(false)
  }
  return {
    ...{ isBusy, refusal, answer },
    typed: place?.pin || posted?.typed,
    country: place?.country,
    quote: remembered === null ? posted?.quote : data,
    submit: (name: 'pin' | 'country') => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const text = String(new FormData(event.currentTarget).get(name) ?? '').replaceAll(' ', '')
      if (!isBusy) void send(name === 'pin' ? { pin: text } : { pin: '', country: text })
    },
  }
}

export type PinBoxState = ReturnType<typeof usePinBox>
