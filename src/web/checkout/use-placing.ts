import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrderForm, PlacedOrder } from '#contract/orders/types.ts'
import { startPayment } from '#contract/payments/calls.ts'
import { isGateway } from '#domain/payment-methods.ts'
import { call } from '../api.ts'
import { lookIntoCart } from '../visitor.ts'
import { forgetDraft } from './draft.ts'
import { type Outcome, type Placed, place, type Trouble } from './outcome.ts'
import { tellOtherTabs } from './tabs/ordered-elsewhere.tsx'
import { refreshCheckout } from './use-checkout.ts'

const againAfterMs = 2000

type Input = { order: OrderForm; shownTotal: number }

/** Placing the order under one key; `given` is what came of it before JavaScript ran. */
export function usePlacing(key: string, given: Outcome | undefined) {
  const arrive = useArriving()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(given?.trouble ?? null)
  /** How often something was complained of: mending one field is no complaint about the others. */
  const [complaints, setComplaints] = useState(0)
  const complain = (trouble: Trouble) => {
    setTrouble(trouble)
    setComplaints((count) => count + 1)
  }
  const [shownTotal, setShownTotal] = useState(given?.shownTotal ?? null)
  /** While nobody knows what became of it, nothing else is sent under its key. */
  const [unsure, setUnsure] = useState<Input | null>(null)
  const send = async (input: Input) => {
    setBusy(true)
    setShownTotal(input.shownTotal)
    const { placed, trouble } = await placeTwice(input.order, key)
    if (placed) return arrive(placed)
    if (trouble.kind === 'changed') await refreshCheckout(cache)
    complain(trouble)
    setUnsure(trouble.kind === 'unsure' ? input : null)
    setBusy(false)
  }
  return {
    isBusy,
    trouble,
    complaints,
    shownTotal,
    isUnsure: unsure !== null,
    complain: (fields: Record<string, string>) => complain({ kind: 'fields', fields }),
    /** What is said of a field is no longer true once it has changed. */
    forget: (field: string) => setTrouble((now) => withoutField(now, field)),
    /** Whoever goes back to a step is told of its fields once they go on again. */
    forgetFields: () => setTrouble((now) => (now?.kind === 'fields' ? null : now)),
    send: (input: Input) => void send(input),
    sendAgain: unsure ? () => void send(unsure) : undefined,
  }
}

/** Another place has to be looked at anew before anybody confirms it; a PIN code chooses the state. */
const mendedBy: Record<string, string[]> = {
  'address.pin': ['address.pin', 'address.state', 'isAddressConfirmed'],
  'address.state': ['address.state', 'isAddressConfirmed'],
  'address.country': ['address.country', 'address.pin', 'address.state', 'isAddressConfirmed'],
}

function withoutField(trouble: Trouble | null, field: string): Trouble | null {
  if (trouble?.kind !== 'fields') return trouble
  const mended = mendedBy[field] ?? [field]
  if (!mended.some((name) => Object.hasOwn(trouble.fields, name))) return trouble
  const left = Object.entries(trouble.fields).filter(([name]) => !mended.includes(name))
  const fields = Object.fromEntries(left)
  return Object.keys(fields).length === 0 ? null : { kind: 'fields', fields }
}

/** An answer that was lost on the way is asked for once more. */
async function placeTwice(order: OrderForm, key: string): Promise<Placed> {
  const first = await place(fetch, order, key)
  if (first.trouble?.kind !== 'unsure') return first
  await new Promise((resolve) => setTimeout(resolve, againAfterMs))
  return place(fetch, order, key)
}

/** The cart is empty from here on; the way leads to the gateway, or to the page of the order. */
function useArriving() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  return async ({ token, path, paymentMethod }: PlacedOrder) => {
    forgetDraft()
    tellOtherTabs(path)
    void lookIntoCart(cache)
    if (isGateway(paymentMethod)) {
      const started = await call(startPayment, { token, method: paymentMethod }).catch(() => null)
      if (started?.redirectTo) return location.assign(started.redirectTo)
    }
    await navigate(path)
  }
}
