import type { LinesAnswer, LinesForm, LinesTrial } from '#contract/orders/edit-forms.ts'
import { toRupees } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { moneyOf } from '#domain/refund.ts'
import { countUse, couponByCode, couponUseInsert, giveUseBack } from '../../coupons/queries.ts'
import { lockOrder } from '../../documents/queries.ts'
import { changeOrder } from '../../order-records/change-queries.ts'
import { findOrderById, unknownOrder } from '../../order-records/find-order.ts'
import { linesOf, type OrderRow, paiseOf } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { refuseOutdated } from '../../platform/edit-version.ts'
import { noteOrder } from '../../platform/integrity/note-orders.ts'
import type { Shop } from '../../platform/shop.ts'
import { lockProducts } from '../../stock/hold-queries.ts'
import { sealPan } from '../../tax/buyer-pan.ts'
import { tellBuyer } from '../announcing/tell-buyer.ts'
import { insertEvent } from '../event-queries.ts'
import { type Mover, moveOrder } from '../move-order.ts'
import { askRest } from '../rests/ask-rest.ts'
import { askDifference } from './ask-difference.ts'
import { writeLines } from './edit-queries.ts'
import { arePiecesOther, type EditedLine } from './edited-lines.ts'
import { laterPromise } from './later-promise.ts'
import { type LinesSeen, linesSeen } from './lines-seen.ts'
import { movePieces } from './move-pieces.ts'
import { type PricedEdit, priceEdit } from './price-edit.ts'

/** What other lines would make of an order. */
export async function tryLines(db: Query, form: LinesTrial, now: number): Promise<LinesAnswer> {
  const order = await findOrderById(db, form.id)
  const { columns } = await priceEdit(db, order, form, now)
  const edited = { ...order, ...columns }
  const { duePaise, owedPaise } = moneyOf(paiseOf(edited))
  return {
    subtotal: toRupees(edited.subtotal_paise),
    discount: toRupees(edited.discount_paise),
    shipping: toRupees(edited.shipping_paise),
    fee: toRupees(edited.fee_paise),
    total: toRupees(edited.total_paise),
    totalBefore: toRupees(order.total_paise),
    paid: toRupees(order.paid_paise),
    ...{ due: toRupees(duePaise), owed: toRupees(owedPaise) },
    isAtDoor: isAtDoor(order.payment_method),
  }
}

export type LinesChange = { before: LinesSeen; after: LinesSeen }

/**
 * Changes the lines of an order before its parcel leaves, with all that follows from them: sums, stock or what is kept aside, the money
 * that is waited for, the history, an email. What was packed is to be packed again. Null where nothing is other than it was.
 */
export async function changeLines(
  tx: Query,
  shop: Shop,
  form: LinesForm,
  by: Mover,
): Promise<LinesChange | null> {
  const now = shop.now()
  const seen = await linesOf(tx, [form.id])
  const ids = [...seen.map((line) => line.product_id), ...form.lines.map((one) => one.productId)]
  // As whoever orders: the products before anything of the order.
  await lockProducts(tx, [...new Set(ids)])
  const order = await lockOrder(tx, form.id)
  if (!order) throw unknownOrder()
  const rows = await linesOf(tx, [order.id])
  refuseOutdated(form.version, linesSeen(order, rows))
  const edit = await priceEdit(tx, order, form, now)
  if (isSame(edit.before, edit.after)) return null
  await movePieces(tx, order, edit, { userId: by.userId, now })
  await writeLines(tx, order.id, edit.after)
  const buyer_pan = edit.pan === '' ? order.buyer_pan : sealPan(shop, edit.pan, order.token)
  const promised = await laterPromise(tx, order, edit.after, now)
  const changed = { ...edit.columns, ...promised, buyer_pan, updated_at: now }
  const edited = { ...order, ...changed }
  await changeOrder(tx, order.id, changed)
  await recountUse(tx, order, edited, now)
  await settleChange(tx, shop, { order, edited, edit }, by)
  if (form.isTold !== false) await tellBuyer(tx, shop, order, 'order-changed')
  const after = linesSeen(edited, await linesOf(tx, [order.id]))
  return { before: linesSeen(order, rows), after }
}

const couponPaise = (order: OrderRow) => order.discount_paise - order.prepaid_discount_paise

/** What a promo code or an offer takes off no more is used no more; where it does again, it is used again, as far as uses are left. */
async function recountUse(tx: Query, order: OrderRow, edited: OrderRow, now: number) {
  const [had, has] = [couponPaise(order) > 0, couponPaise(edited) > 0]
  if (had && !has) await giveUseBack(tx, order.id)
  if (had || !has || order.coupon_code === null) return
  const coupon = await couponByCode(tx, order.coupon_code)
  if (!coupon || !(await countUse(tx, coupon.id))) return
  const { user_id: userId, email, mobile } = order
  const use = { couponId: coupon.id, orderId: order.id, userId, email, mobile, now }
  await couponUseInsert(tx, use).execute()
}

type Settled = { order: OrderRow; edited: OrderRow; edit: PricedEdit }

async function settleChange(tx: Query, shop: Shop, { order, edited, edit }: Settled, by: Mover) {
  const now = shop.now()
  const duePaise = await askDifference(tx, edited, now)
  const sums = { fromPaise: order.total_paise, toPaise: edited.total_paise }
  const said = { code: 'lines-changed' as const, params: sums }
  await insertEvent(tx, { orderId: order.id, kind: 'note', said, actor: by, now })
  const { token, number, total_paise: totalPaise } = edited
  noteOrder(tx, { token, number, totalPaise, at: now })
  const isWaiting = order.state === 'pending_payment' && order.confirm_before === null
  const isToPackAgain = order.state === 'packed' && arePiecesOther(edit.before, edit.after)
  // Nothing is left to wait for, or the parcel holds other sarees.
  if ((isWaiting && duePaise === 0) || isToPackAgain)
    await moveOrder(tx, shop, order.id, { to: 'confirmed', by, isTold: false })
  else await askRest(tx, edited, now)
}

const isSame = (before: readonly EditedLine[], after: readonly EditedLine[]) =>
  !arePiecesOther(before, after) &&
  after.every((line) =>
    before.some((one) => one.lineId === line.lineId && one.unitPaise === line.unitPaise),
  )
