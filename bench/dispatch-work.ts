import { setTimeout as pause } from 'node:timers/promises'
import { StaffOrder, StaffOrderPage } from '#contract/orders/admin-types.ts'
import { inQueues } from './in-queues.ts'
import type { Owner } from './owner.ts'

/** What whoever packs and takes back was told. */
export type Dispatches = {
  /** Orders that go on; those that a kill cut off first. */
  waiting: number[]
  known: Set<number>
  /** Orders that the shop said are on their way. */
  shipped: Set<number>
  /** Returns that it said are received. */
  received: Set<number>
  /** Orders whose money it said has gone back. */
  refunded: Set<number>
  /** Answers that carried an order a step on. */
  steps: number
}

export const newDispatches = (): Dispatches => ({
  waiting: [],
  known: new Set(),
  shipped: new Set(),
  received: new Set(),
  refunded: new Set(),
  steps: 0,
})

/** True once the shop has said of each kind of step that it is done. */
export const hasDoneAll = ({ shipped, received, refunded }: Dispatches) =>
  [shipped, received, refunded].every((done) => done.size > 0)

/** Takes the money of orders, sends them, takes them back and gives the money back, until `end` or until no answer comes. */
export function sendPackers(url: string, owner: Owner, dispatches: Dispatches, queues = 2) {
  const place = { url, cookie: owner.cookie, dispatches }
  return inQueues(queues, async (isOver) => {
    const id = dispatches.waiting.shift()
    if (id === undefined) {
      if (!(await findOrders(place))) return false
      await pause(20)
      return true
    }
    const isDone = await carryOn(place, id, isOver)
    if (!isDone) dispatches.waiting.unshift(id)
    return isDone
  })
}

type Place = { url: string; cookie: string; dispatches: Dispatches }
type Said = { status: number; body: unknown }
type Step = { path: string; body?: object; done?: (order: StaffOrder) => void }

/** False where no answer came. */
async function findOrders(place: Place): Promise<boolean> {
  const { status, body } = await ask(place, { path: '/api/admin/orders?state=confirmed' }, 'GET')
  if (status !== 200) return false
  const ids = StaffOrderPage.parse(body).items.map(({ id }) => id)
  for (const id of ids.filter((one) => !place.dispatches.known.has(one))) {
    place.dispatches.known.add(id)
    place.dispatches.waiting.push(id)
  }
  return true
}

/** Brings an order as far as it goes; false where it was cut off. */
async function carryOn(place: Place, id: number, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    const seen = await ask(place, { path: `/api/admin/orders/${id}` }, 'GET')
    if (seen.status !== 200) return false
    const order = StaffOrder.parse(seen.body)
    const next = nextOf(order, place.dispatches)
    if (!next) return true
    const { status, body } = await ask(place, next)
    if (status === 200) {
      place.dispatches.steps += 1
      next.done?.(order)
    } else if (status === 0 || status >= 500) return false
    // As many returns as one network may ask for in an hour.
    else if (status === 429) return true
    else throw new Error(`${next.path} was answered ${status}: ${JSON.stringify(body)}`)
  }
  return false
}

/** Every third order is cancelled once it is paid; the others go out and come back. */
function nextOf(order: StaffOrder, dispatches: Dispatches): Step | undefined {
  const { id, state, total, paid, refunded } = order
  const path = `/api/admin/orders/${id}`
  const isRefunded = () => dispatches.refunded.add(id)
  const back = { method: 'upi', reference: `trial-${id}` }
  if (state === 'confirmed' && paid < total) return { path: `${path}/payments`, body: {} }
  if (state === 'confirmed' && id % 3 === 0)
    return { path: `${path}/moves`, body: { to: 'cancelled' } }
  if (state === 'confirmed')
    return {
      path: `${path}/parcels`,
      body: { carrier: 'DTDC' },
      done: () => dispatches.shipped.add(id),
    }
  if (state === 'cancelled' && refunded < paid)
    return { path: `${path}/refunds`, body: { ...back, amount: paid - refunded }, done: isRefunded }
  if (state === 'shipped') return { path: `${path}/moves`, body: { to: 'delivered' } }
  if (state !== 'delivered' && state !== 'returned') return undefined
  return returnStep(order, dispatches, { ...back, amount: total - refunded })
}

function returnStep(
  { id, token, lines, returns }: StaffOrder,
  dispatches: Dispatches,
  refund: object,
): Step {
  const [asked] = returns
  if (!asked) {
    const all = lines.map((line) => ({ lineId: line.id, quantity: line.quantity }))
    const why = { wish: 'return', reason: 'damaged', upiId: 'meena@okhdfc' }
    return { path: `/api/orders/${token}/returns`, body: { ...why, lines: all } }
  }
  const path = `/api/admin/returns/${asked.id}`
  if (asked.state === 'asked') return { path: `${path}/decision`, body: { isApproved: true } }
  if (asked.state === 'approved')
    return {
      path: `${path}/receipt`,
      body: { isRestocked: true },
      done: () => dispatches.received.add(asked.id),
    }
  return { path: `${path}/closing`, body: { refund }, done: () => dispatches.refunded.add(id) }
}

async function ask({ url, cookie }: Place, { path, body }: Step, method = 'POST'): Promise<Said> {
  try {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        Cookie: cookie,
      },
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: reply.status, body: await reply.json() }
  } catch {
    return { status: 0, body: null }
  }
}
