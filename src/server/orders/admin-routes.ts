import type * as adminCalls from '#contract/orders/admin-calls.ts'
import type { OrderFileQuery, StaffOrder } from '#contract/orders/admin-types.ts'
import { countryOf } from '#domain/delivery/destination.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import type { OrderState } from '#domain/order.ts'
import { actorOf, record } from '../audit/audit.ts'
import { rememberRefusal } from '../cod/door-refusals.ts'
import { withPhone, withPhones } from '../delivery/read-phones.ts'
import { lockOrder } from '../documents/queries.ts'
import { changeOrder } from '../order-records/change-queries.ts'
import { findOrderById, unknownOrder } from '../order-records/find-order.ts'
import { refuseDoubtfulPlace } from '../pins/refuse-doubtful-place.ts'
import { csvReply } from '../platform/csv.ts'
import { refuseOutdated } from '../platform/edit-version.ts'
import { isAllowed } from '../platform/http/guard.ts'
import { flowOf } from '../platform/http/observing/flow-of.ts'
import type { Call } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { openPan } from '../tax/buyer-pan.ts'
import { refuseGone } from './editing/refuse-gone.ts'
import { insertEvent } from './event-queries.ts'
import { ordersCsv } from './files/orders-csv.ts'
import { makeOrder } from './manual-order.ts'
import { type Mover, moveOrder } from './move-order.ts'
import { addParcel, arriveParcel } from './parcels/add-parcel.ts'
import { addressOf } from './present.ts'
import { presentForStaff, presentItems } from './present-staff.ts'
import { recordStep } from './record-step.ts'
import { refundOrder } from './refunds/refund-order.ts'
import { askAboutRefund } from './refunds/send-refund.ts'
import { countStates, type Narrowed, staffPage, statesIn } from './staff-queries.ts'

const pageSize = 30

export const orderAdminHandlers = {
  async listOrders({ shop, c, input }) {
    const page = input.page ?? 1
    const asked = narrowedBy(input, c)
    const db = shop.db.read
    const { rows, total, searched } = await staffPage(db, asked, page, pageSize)
    const items = await presentItems(db, rows)
    const pages = pagesOf(total, pageSize)
    return { items, total, page, pages, counts: await countStates(db), searched }
  },
  ordersCsv: ({ shop, c, input }) =>
    csvReply(c, shop, 'orders', flowOf(ordersCsv(shop.db.read, narrowedBy(input, c)))),
  readOrder: ({ shop, input }) => shown(shop, input.id),
  async readBuyerPan({ shop, input }) {
    const order = await findOrderById(shop.db.read, input.id)
    return { pan: openPan(shop, order.buyer_pan, order.token) }
  },
  async makeOrder({ shop, c, input }) {
    const form = withPhones(input)
    await refuseDoubtfulPlace(form)
    const by = moverOf(c)
    const order = await shop.db.write(async (tx) => {
      const made = await makeOrder(tx, shop, form, by)
      const what = { action: 'create', kind: 'order', id: made.id, subject: made.number } as const
      await record(tx, actorOf(c), shop.now(), what)
      return made
    })
    return shown(shop, order.id)
  },
  async moveOrder({ shop, c, input }) {
    const { id, from, to, words = '', isTold = true } = input
    const { isRestocked, cause, isDeliveryCredited } = input
    const acceptedDue = acceptedBy(c, input)
    refuseBeyondPacking(c, to)
    await shop.db.write(async (tx) => {
      const before = await findOrderById(tx, id)
      const restock = isRestocked === undefined ? {} : { isRestocked }
      const back = { cause, isDeliveryCredited }
      const move = { from, to, words, isTold, ...restock, ...back, acceptedDue, by: moverOf(c) }
      const after = await moveOrder(tx, shop, id, move)
      const isRefused = cause === 'refused' && before.state === 'shipped' && to === 'returned'
      if (isRefused) await rememberRefusal(tx, after, shop.now())
      await recordStep(tx, shop, c, {
        id,
        before: { state: before.state },
        after: { state: after.state, ...restock, ...back, acceptedDue },
      })
    })
    return shown(shop, id)
  },
  async changeAddress({ shop, c, input }) {
    const { id, version } = input
    const address = withPhone(input.address)
    await refuseDoubtfulPlace(input)
    await shop.db.write(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order) throw unknownOrder()
      refuseOutdated(version, addressOf(order))
      refuseGone(order.state)
      if (countryOf(addressOf(order)) !== countryOf(address))
        throw new ShopError('order-country-stays', { at: 'address.country' })
      const columns = { address: JSON.stringify(address), full_name: address.fullName }
      await changeOrder(tx, id, { ...columns, updated_at: shop.now() })
      const states = { before: { address: addressOf(order) }, after: { address } }
      await recordStep(tx, shop, c, { id, ...states })
    })
    return shown(shop, id)
  },
  async noteOrder({ shop, c, input }) {
    const { id, words, isPublic = false } = input
    await shop.db.write(async (tx) => {
      await findOrderById(tx, id)
      const actor = moverOf(c)
      await insertEvent(tx, { orderId: id, kind: 'note', words, isPublic, actor, now: shop.now() })
      await recordStep(tx, shop, c, { id, after: { note: words } })
    })
    return shown(shop, id)
  },
  async sendParcel({ shop, c, input }) {
    const { id, carrier, trackingNumber = '' } = input
    const acceptedDue = acceptedBy(c, input)
    await shop.db.write(async (tx) => {
      await addParcel(tx, shop, { ...input, acceptedDue }, moverOf(c))
      const parcel = { carrier, trackingNumber }
      await recordStep(tx, shop, c, { id, after: { parcel, acceptedDue } })
    })
    return shown(shop, input.id)
  },
  async arriveParcel({ shop, c, input }) {
    const orderId = await shop.db.write(async (tx) => {
      const id = await arriveParcel(tx, shop, input.id, moverOf(c))
      await recordStep(tx, shop, c, { id, after: { arrived: input.id } })
      return id
    })
    return shown(shop, orderId)
  },
  async refundOrder({ shop, c, input }) {
    const { id, amount, method, reference, isGoodwill } = input
    await shop.db.write(async (tx) => {
      await refundOrder(tx, shop, input, moverOf(c))
      await recordStep(tx, shop, c, {
        id,
        after: { refund: { amount, method, reference, isGoodwill } },
      })
    })
    return shown(shop, id)
  },
  async checkRefund({ shop, c, input }) {
    const { id, orderId } = await askAboutRefund(shop, input.id)
    const after = { checkedRefund: id }
    await shop.db.write((tx) => recordStep(tx, shop, c, { id: orderId, after }))
    return shown(shop, orderId)
  },
} satisfies Partial<Handlers<typeof adminCalls>>

/** The member of staff as an order's timeline names them. */
export const moverOf = (c: Call): Mover => ({
  kind: 'staff',
  userId: c.get('person')?.id ?? null,
})

/** Packers pack, send and deliver; what touches the sale itself is for others. */
function refuseBeyondPacking(c: Call, to: OrderState) {
  const isPacking = ['packed', 'shipped', 'delivered'].includes(to)
  if (!isPacking && !isAllowed(c.get('person'), 'orders.edit')) throw new ShopError('not-allowed')
}

/** What is missing of an order is accepted by those alone who may change it. */
export const acceptedBy = (c: Call, { acceptedDue }: { acceptedDue?: number | undefined }) =>
  isAllowed(c.get('person'), 'orders.edit') ? acceptedDue : undefined

async function shown(shop: Shop, id: number): Promise<StaffOrder> {
  return presentForStaff(shop, await findOrderById(shop.db.read, id))
}

const narrowedBy = (input: OrderFileQuery, c: Call): Narrowed => ({
  tag: input.tag,
  assignee: assigneeIn(input.assignee, c),
  states: statesIn(input.state),
  channel: input.channel,
  method: input.method,
  money: input.money,
  q: input.q,
  after: startOf(input.from),
  before: endOf(input.to),
})

function assigneeIn(text: string | undefined, c: Call): number | null | undefined {
  if (text === undefined) return undefined
  if (text === 'nobody') return null
  return text === 'me' ? (c.get('person')?.id ?? null) : Number(text)
}

const dayMs = 86_400_000
const startOf = (day: string | undefined) =>
  day === undefined ? undefined : Date.parse(`${day}T00:00:00+05:30`)
const endOf = (day: string | undefined) =>
  day === undefined ? undefined : Date.parse(`${day}T00:00:00+05:30`) + dayMs
