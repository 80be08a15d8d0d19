import { useState } from 'react'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { unsentLines } from '#domain/delivery/parcel.ts'
import type { OrderState } from '#domain/order.ts'
import { Button } from '#web/ui/button.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { useMay } from '../allowed.ts'
import { Panel } from '../parts/panel.tsx'
import { useAskedAct } from '../parts/use-asked-act.ts'
import { moneyOf } from './money-of.ts'
import { MoveDialog } from './move-dialog.tsx'
import { moveLabel, movesFor, usualMove } from './moves.ts'
import { ParcelDialog } from './parcel-dialog.tsx'

const words = adminOrders.moves
const mayBeSent: OrderState[] = ['confirmed', 'packed', 'shipped']

/** Pieces of it are still here, and may leave: of an order that is booked nothing does before its rest is there. */
const hasToSend = (order: StaffOrder) =>
  unsentLines(order.lines, order.parcels).length > 0 && (order.booking?.rest ?? 0) === 0

/** What this person may do with it now, and what of that is open. */
function useMoves(order: StaffOrder) {
  const [move, setMove] = useState<OrderState | null>(null)
  const [isSending, setSending] = useState(false)
  const mayPack = useMay('orders.pack')
  const moves = movesFor(order, useMay('orders.edit'), mayPack)
  const maySend = mayPack && mayBeSent.includes(order.state) && hasToSend(order)
  const begin = (to: OrderState) => setMove(moves.includes(to) ? to : null)
  useAskedAct({
    ship: () => setSending(maySend),
    pack: () => begin('packed'),
    cancel: () => begin('cancelled'),
  })
  return { move, setMove, isSending, setSending, mayPack, moves, maySend }
}

/** The steps that this order may take now; the usual one stands out. */
export function MovesPanel({ order }: { order: StaffOrder }) {
  const { move, setMove, isSending, setSending, mayPack, moves, maySend } = useMoves(order)
  const usual = usualMove(order)
  const nothing = moneyOf(order).owed > 0 ? words.refundLeft : words.none
  // Whoever only reads orders is told nothing of what comes next.
  if (!mayPack) return null
  return (
    <Panel title={words.title}>
      {moves.length === 0 && !maySend && <p className="text-soft">{nothing}</p>}
      <div className="flex flex-wrap gap-2">
        {maySend && (
          <Button
            look={usual === 'parcel' ? 'primary' : 'quiet'}
            onClick={() => setSending(true)}
            className="max-sm:w-full"
          >
            {adminOrders.parcels.add}
          </Button>
        )}
        {moves.map((to) => (
          <Button
            key={to}
            look={to === 'cancelled' ? 'danger' : to === usual ? 'primary' : 'quiet'}
            onClick={() => setMove(to)}
            className="max-sm:w-full"
          >
            {moveLabel(order.state, to)}
          </Button>
        ))}
      </div>
      {move && <MoveDialog order={order} to={move} onClose={() => setMove(null)} />}
      {isSending && <ParcelDialog order={order} onClose={() => setSending(false)} />}
    </Panel>
  )
}
