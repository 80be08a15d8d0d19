import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  bookParcel,
  cancelBooking,
  handOverBooking,
  readShipping,
} from '#contract/carriers/admin-calls.ts'
import type { Booking, ShippingWays } from '#contract/carriers/types.ts'
import { listOrders } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { unsentLines } from '#domain/delivery/parcel.ts'
import { Button } from '#web/ui/button.tsx'
import { adminCarriers as words } from '#web/words/en/admin/settings/carriers.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { useUnpaidAsk } from '../orders/unpaid-part.tsx'
import { orderLists } from '../orders/use-order-act.ts'
import { useEntry } from '../parts/forms/use-entry.ts'
import { refresh } from '../parts/refresh.ts'
import { carrierInWords } from './carrier-name.ts'

const soonMs = 2_000

/** Parcels of an order that are booked with a carrier from here, and who is proposed to carry the next. */
export function BookingPart({ order }: { order: StaffOrder }) {
  const mayPack = useMay('orders.pack')
  const asked = useQuery({
    ...queryFor(readShipping, { id: order.id }),
    enabled: mayPack,
    // A booking takes some seconds, and goes on without this screen.
    refetchInterval: ({ state }) =>
      state.data?.bookings.some((one) => one.state === 'asked') ? soonMs : false,
  })
  if (!asked.data) return null
  const { bookings } = asked.data
  const isSendable = ['confirmed', 'packed', 'shipped'].includes(order.state)
  const isLeft = unsentLines(order.lines, order.parcels).length > 0
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {isSendable && isLeft && <Ways order={order} ways={asked.data} />}
      {bookings.length > 0 && (
        <ul className="flex flex-col gap-3">
          {bookings.map((booking) => (
            <OneBooking key={booking.id} order={order} booking={booking} />
          ))}
        </ul>
      )}
    </div>
  )
}

const refreshesOf = ({ id }: StaffOrder) => [
  readShipping.path.replace('{id}', String(id)),
  `${listOrders.path}/`,
  ...orderLists,
]

function Ways({ order, ways }: { order: StaffOrder; ways: ShippingWays }) {
  const says = { done: words.booked, failed: words.bookFailed, refreshes: refreshesOf(order) }
  const { enter, isSaving } = useEntry(bookParcel, says)
  const isSure = useUnpaidAsk(order)
  const cache = useQueryClient()
  const book = async (carrier: string) => {
    const accepted = await isSure()
    if (!accepted) return
    const isBooked = await enter({ id: order.id, carrier, ...accepted })
    // What is missing of it may have changed meanwhile: the next press asks about that.
    if (!isBooked) await refresh(cache, ...refreshesOf(order))
  }
  const open = ways.bookings.find(({ state }) => ['asked', 'booked', 'failed'].includes(state))
  const proposed = ways.carriers.find(({ code }) => code === ways.proposed)
  const bookable = ways.carriers.filter(({ canBook, code }) =>
    open ? open.state === 'failed' && open.carrier === code : canBook,
  )
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      {proposed && (
        <p className="text-sm text-soft">{words.proposed(carrierInWords(proposed.name))}</p>
      )}
      {bookable.map(({ code, name }) => (
        <Button key={code} look="quiet" size="sm" isBusy={isSaving} onClick={() => void book(code)}>
          {open ? words.bookAgain(carrierInWords(name)) : words.book(carrierInWords(name))}
        </Button>
      ))}
    </div>
  )
}

function OneBooking({ order, booking }: { order: StaffOrder; booking: Booking }) {
  const { state, error, labelUrl } = booking
  const why = state === 'failed' ? error || words.unsure : error
  return (
    <li className="border-s-2 border-line ps-3">
      <p className="font-medium">
        {booking.courier || booking.carrierName} {booking.trackingNumber}
      </p>
      <p className="text-sm text-soft">{words.states[state]}</p>
      {why !== '' && <p className="text-sm text-lac">{why}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {labelUrl !== '' && state !== 'cancelled' && (
          <a href={labelUrl} target="_blank" rel="noopener noreferrer" className="link">
            {words.label}
          </a>
        )}
        <Acts order={order} booking={booking} />
      </div>
    </li>
  )
}

function Acts({ order, booking: { id, state } }: { order: StaffOrder; booking: Booking }) {
  const refreshes = refreshesOf(order)
  const left = { done: words.handedOver, failed: words.handOverFailed, refreshes }
  const over = { done: words.cancelled, failed: words.cancelFailed, refreshes }
  const hand = useEntry(handOverBooking, left)
  const end = useEntry(cancelBooking, over)
  const isBusy = hand.isSaving || end.isSaving
  return (
    <>
      {state === 'booked' && (
        <Button look="quiet" size="sm" isBusy={isBusy} onClick={() => void hand.enter({ id })}>
          {words.handOver}
        </Button>
      )}
      {(state === 'booked' || state === 'failed') && (
        <Button look="quiet" size="sm" isBusy={isBusy} onClick={() => void end.enter({ id })}>
          {words.cancel}
        </Button>
      )}
    </>
  )
}
