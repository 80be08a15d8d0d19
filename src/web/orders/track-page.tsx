import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { trackOrder } from '#contract/orders/calls.ts'
import type { FollowedOrder } from '#contract/orders/types.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { shell } from '#web/words/en/shell.ts'
import { useWords } from '#web/words/words.ts'
import { refusalFrom } from '../acting.ts'
import { call } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { FaultSummary } from '../ui/forms/fault-summary.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { useLeadToFault } from '../ui/forms/lead-to-fault.ts'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderLines } from './order-lines.tsx'
import { Parcels } from './parcels.tsx'
import { Timeline } from './timeline.tsx'
import { type Tracked, trackingIn } from './tracking.ts'

/** An order found by its number and the mobile number or email that it was placed with. */
export function TrackPage({ given }: { given: Tracked | undefined }) {
  const words = useWords('orders', english).trackPage
  const { home } = useWords('shell', shell)
  const tracking = useTracking(given)
  const { tracked } = tracking
  return (
    <div className="page pt-5 pb-16">
      <Breadcrumbs crumbs={[{ label: home, to: '/' }, { label: words.title }]} />
      <h1 className="mt-4 text-2xl md:text-3xl">{words.title}</h1>
      <p className="mt-2 text-soft">{words.text}</p>
      {tracked?.refusal && (
        <FaultSummary
          refusal={tracked.refusal}
          form="track"
          labels={{ number: words.number, contact: words.contact }}
          className="mt-6 max-w-3xl"
        />
      )}
      <TrackForm typed={given?.typed} {...tracking} />
      {tracked?.order && <Found order={tracked.order} />}
    </div>
  )
}

type TrackFormProps = ReturnType<typeof useTracking> & { typed: Tracked['typed'] | undefined }

/** A number as it stands in an email: no browser mends it. */
const asPrinted = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }

function TrackForm({ typed, tracked, isBusy, form, submit }: TrackFormProps) {
  const words = useWords('orders', english).trackPage
  const errors = tracked?.refusal?.fields
  return (
    <form
      ref={form}
      method="post"
      action={useHref('/track-order')}
      noValidate
      onSubmit={submit}
      className="mt-6 grid max-w-3xl items-start gap-5 md:grid-cols-[1fr_1fr_auto]"
    >
      <TextField
        label={words.number}
        id="track-number"
        name="number"
        {...asPrinted}
        required
        maxLength={40}
        hint={words.numberHint}
        defaultValue={typed?.number}
        error={errors?.['number']}
      />
      <TextField
        label={words.contact}
        id="track-contact"
        name="contact"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={typed?.contact}
        error={errors?.['contact']}
      />
      <Button type="submit" isBusy={isBusy} className="justify-self-start md:mt-[1.975rem]">
        {isBusy ? words.submitting : words.submit}
      </Button>
    </form>
  )
}

function Found({ order }: { order: FollowedOrder }) {
  const words = useWords('orders', english)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="mt-10 border-t border-line pt-8 outline-none">
      <OrderHead order={order} headingLevel="h2" />
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-16">
        <div className="grid min-w-0 gap-10">
          <Parcels parcels={order.parcels} lines={order.lines} />
          <Timeline events={order.events} />
        </div>
        <section aria-labelledby="ordered" className="border border-line bg-card p-5 md:p-6">
          <h2 id="ordered" className="mb-4 text-xl">
            {words.lines.title}
          </h2>
          <OrderLines lines={order.lines} />
          <p className="mt-4 text-sm text-soft">{words.trackPage.link}</p>
        </section>
      </div>
    </div>
  )
}

function useTracking(given: Tracked | undefined) {
  const words = useWords('orders', english)
  const [tracked, setTracked] = useState(given)
  const [isBusy, setBusy] = useState(false)
  const form = useLeadToFault(tracked?.refusal)
  const look = async (said: FormData) => {
    const typed = trackingIn(said)
    setBusy(true)
    try {
      setTracked({ typed, order: await call(trackOrder, typed) })
    } catch (error) {
      setTracked({ typed, refusal: refusalFrom(error, words.offline) })
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void look(new FormData(event.currentTarget))
  }
  return { tracked, isBusy, form, submit }
}
