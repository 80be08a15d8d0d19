import type { ReturnForm } from '#contract/returns/types.ts'
import { ShopError, wrongFields } from '#domain/errors.ts'
import { asksPayTo, validatePayTo } from '#domain/pay-to.ts'
import { refusal, type Told } from '#domain/refusals/list.ts'
import { mayReturn, type ReturnRefusal } from '#domain/return.ts'
import { lockOrder } from '../documents/queries.ts'
import { linesOf, type OrderRow } from '../order-records/queries.ts'
import { tellBuyer } from '../orders/announcing/tell-buyer.ts'
import { insertEvent } from '../orders/event-queries.ts'
import type { Query } from '../platform/db/database.ts'
import { keepImage } from '../platform/media/keep-image.ts'
import { insertPicture, type PictureRow } from '../platform/media/queries.ts'
import type { Upload } from '../platform/media/upload/upload.ts'
import type { Shop } from '../platform/shop.ts'
import { insertReturn, returnLines, returnsOf } from './queries.ts'

const refusals = {
  'not-delivered': () => 'return-before-delivery',
  'too-late': ({ days }) => refusal('return-too-late', { days }),
  'damage-too-late': ({ hours }) => refusal('damage-too-late', { hours }),
} satisfies Record<ReturnRefusal, (promised: { days: number; hours: number }) => Told>

type ReturnInput = { form: ReturnForm; photos: Upload[]; userId: number | null }

/** The buyer wants to send something back: photos first, then one transaction. */
export async function askReturn(
  shop: Shop,
  order: OrderRow,
  { form, photos, userId }: ReturnInput,
) {
  refuseLate(order, form, shop.now())
  const payTo = payToOf(order, form)
  const kept: PictureRow[] = []
  for (const photo of photos) kept.push(await keepImage(shop, photo))
  await shop.db.write(async (tx) => {
    const now = shop.now()
    // Of two who ask for the same piece at once one sees the other's return.
    await lockOrder(tx, order.id)
    await refuseForeign(tx, order, form)
    for (const picture of kept) await insertPicture(tx, picture)
    await insertReturn(
      tx,
      {
        order_id: order.id,
        wish: form.wish,
        reason: form.reason,
        words: form.words ?? '',
        photos: JSON.stringify(kept.map((picture) => picture.path)),
        pay_to: payTo,
        credit_chosen_at: form.isCredit && form.wish === 'return' ? now : null,
        user_id: userId,
        asked_at: now,
      },
      form.lines,
    )
    const actor = { kind: 'customer' as const, userId }
    await insertEvent(tx, { orderId: order.id, kind: 'return', words: form.wish, actor, now })
    await tellBuyer(tx, shop, order, 'return-asked')
  })
}

function refuseLate(order: OrderRow, form: ReturnForm, now: number) {
  const { state, returns_days: days, damage_hours: hours } = order
  const promised = { returnsDays: days, damageReportHours: hours }
  const delivered = { state, deliveredAtMs: order.delivered_at, ...promised }
  const answer = mayReturn(delivered, form.reason, now)
  if (!answer.ok) throw new ShopError(refusals[answer.reason]({ days, hours }))
}

/** As it is kept; what was paid in another way goes back that way, whatever the form says. */
function payToOf(order: OrderRow, form: ReturnForm): string {
  if (form.isCredit || !asksPayTo(order.payment_method, form.wish)) return ''
  const answer = validatePayTo(form)
  if (answer.ok) return JSON.stringify(answer.payTo)
  const { fields, faults } = answer
  throw wrongFields(fields, faults)
}

/** Only pieces of this order, and none twice. */
async function refuseForeign(tx: Query, order: OrderRow, form: ReturnForm) {
  const left = new Map((await linesOf(tx, [order.id])).map((line) => [line.id, line.quantity]))
  const earlier = (await returnsOf(tx, order.id)).filter((one) => one.state !== 'refused')
  const taken = await returnLines(
    tx,
    earlier.map((one) => one.id),
  )
  for (const { order_line_id: id, quantity } of taken) left.set(id, (left.get(id) ?? 0) - quantity)
  const isDouble = new Set(form.lines.map((line) => line.lineId)).size < form.lines.length
  const isTooMuch = form.lines.some((line) => line.quantity > (left.get(line.lineId) ?? 0))
  if (isDouble || isTooMuch) {
    throw new ShopError('returned-already', { beside: { lines: 'not-to-return' } })
  }
}
