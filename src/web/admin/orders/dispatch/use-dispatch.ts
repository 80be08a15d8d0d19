import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listOrders, moveOrder, readOrder, sendParcel } from '#contract/orders/admin-calls.ts'
import type { StaffOrder, StaffOrderItem } from '#contract/orders/admin-types.ts'
import { normaliseReference, type OrderState } from '#domain/order.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { ApiError, call } from '../../../api.ts'
import { isUnpaid, reasonOf } from '../../parts/forms/failure.ts'
import { refresh } from '../../parts/refresh.ts'
import { awaitedOf } from '../money-of.ts'
import { orderLists } from '../use-order-act.ts'
import {
  acceptedOf,
  type DispatchRow,
  dispatchRow,
  toPack,
  toSend,
  withRow,
  withScanned,
} from './dispatch-rows.ts'

const words = adminOrders.dispatch

/** How far a step through many orders has come. */
export type Run = { step: 'pack' | 'send'; done: number; all: number }

/**
 * Packs and sends many orders one after the other, each in a transaction of its own: what is refused stands beside its
 * order with the reason, and the others go on. Each step names what was seen, so that none is done twice.
 */
export function useDispatch(items: readonly StaffOrderItem[]) {
  const [rows, setRows] = useState(() => items.map(dispatchRow))
  const [run, setRun] = useState<Run | null>(null)
  const inTurn = useTurns()
  const cache = useQueryClient()
  const change = (id: number, changed: Partial<DispatchRow>) =>
    setRows((now) => withRow(now, id, changed))
  const go = async (step: Run['step'], chosen: readonly DispatchRow[], act: Act) => {
    for (const [done, row] of chosen.entries()) {
      setRun({ step, done, all: chosen.length })
      const outcome = await outcomeOf(row, act)
      change(row.item.id, outcome.changed)
      if (outcome.isOver) break
    }
    setRun(null)
    await refresh(cache, `${listOrders.path}/`, ...orderLists)
  }
  const scanned = async (text: string): Promise<string | null> => {
    const found = await orderOf(text).catch((error: unknown) => reasonOf(error, words.failed))
    if (typeof found === 'string') return found
    setRows((now) => withScanned(now, found))
    const row = dispatchRow(found)
    if (toPack([row]).length === 0) return whyNotPacked(found)
    await go('pack', [row], pack)
    return null
  }
  return {
    ...{ rows, run },
    scan: (text: string) => inTurn(() => scanned(text)),
    change,
    packAll: () => inTurn(() => go('pack', toPack(rows), pack)),
    sendAll: (carrier: string) => inTurn(() => go('send', toSend(rows), sendBy(carrier))),
  }
}

/** One after the other, in the order in which they were begun: a scanner is quicker than the shop. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.current.then(act, act)
    last.current = turn
    return turn
  }
}

const whyNotPacked = ({ number, state, isToConfirm }: StaffOrderItem) =>
  state === 'packed'
    ? words.packedAlready(number)
    : words.notToPack(number, isToConfirm ? adminOrders.toConfirm : adminOrders.states[state])

type Act = { to: OrderState; ask: (row: DispatchRow) => Promise<StaffOrder> }

const pack: Act = {
  to: 'packed',
  ask: (row) =>
    call(moveOrder, { id: row.item.id, from: 'confirmed', to: 'packed', ...acceptedOf(row) }),
}

const sendBy = (carrier: string): Act => ({
  to: 'shipped',
  ask: ({ item, trackingNumber, ...row }) =>
    call(sendParcel, { id: item.id, carrier, trackingNumber, seenParcels: 0, ...acceptedOf(row) }),
})

/** What became of one order; over for all where nobody is signed in any more. */
async function outcomeOf(row: DispatchRow, { to, ask }: Act) {
  try {
    const { state } = await ask(row)
    return { changed: { item: { ...row.item, state }, why: null }, isOver: false }
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401
    const why = reasonOf(error, words.failed)
    if (isOver) return { changed: { why }, isOver }
    // A colleague may have been quicker: it is shown as it stands now.
    const now = await call(readOrder, { id: row.item.id }).catch(() => row.item)
    const due = isUnpaid(error) && 'credited' in now ? awaitedOf(now) : 0
    // Where no answer came, the shop may have done it all the same.
    const isDone = !(error instanceof ApiError) && now.state === to
    return {
      // What is missing may have become more: then it is asked about anew.
      changed: {
        ...{ item: { ...row.item, state: now.state }, why: isDone ? null : why },
        ...{ due, isAccepted: row.isAccepted && due === row.due },
      },
      isOver,
    }
  }
}

/** The order whose number was scanned or typed; else why there is none. */
async function orderOf(text: string): Promise<StaffOrderItem | string> {
  const number = normaliseReference(text)
  if (number === '') return words.scanEmpty
  const { items } = await call(listOrders, { q: number, page: 1 })
  return items.find((item) => item.number === number) ?? words.scanUnknown(number)
}
