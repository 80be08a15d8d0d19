import type { ShippingBillForm } from '#contract/documents/types.ts'
import { ShopError } from '#domain/errors.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { refusal, type Told } from '#domain/refusals/list.ts'
import {
  isSameBill,
  readPort,
  readShippingNumber,
  type ShippingBill,
  wrongDay,
} from '#domain/tax/shipping-bill.ts'
import { type Actor, record } from '../../audit/audit.ts'
import type { Query } from '../../platform/db/database.ts'
import { type DocumentRow, documentById, lockOrder } from '../queries.ts'
import { billIn, hasLeft, isExport } from './shipped-export.ts'
import { insertShippingBill, shippingBillOf } from './shipping-bill-queries.ts'

/**
 * Notes what customs gave for an export, beside its invoice, which stays as it is (R8). The same again changes nothing; another
 * one is taken only from whoever names the number that it corrects, and the return tells the one that was noted last.
 */
export async function noteShippingBill(
  tx: Query,
  form: ShippingBillForm,
  actor: Actor,
  now: number,
) {
  const invoice = await exportOf(tx, form.id)
  const bill = readBill(form, { invoiced: invoice.day, today: dayInIndia(now) })
  const before = await shippingBillOf(tx, invoice.id)
  if (before && isSameBill(before, bill)) return invoice
  if ((before?.number ?? '') !== (readShippingNumber(form.seen ?? '') ?? ''))
    throw new ShopError(refusal('shipping-bill-noted', { number: before?.number ?? '' }), {
      current: { shippingBill: before ? billIn(before) : null },
    })
  const row = { document_id: invoice.id, ...bill, noted_at: now, user_id: actor.id }
  await insertShippingBill(tx, row)
  await record(tx, actor, now, {
    ...{ action: 'update', kind: 'document', id: invoice.id, subject: invoice.number },
    before: { shippingBill: before ? billIn(before) : null },
    after: { shippingBill: bill },
  })
  return invoice
}

/** The invoice of a parcel that is abroad or on its way there; its order is locked until this transaction ends. */
async function exportOf(tx: Query, id: number): Promise<DocumentRow> {
  const document = await documentById(tx, id)
  if (!document) throw new ShopError('no-such-document')
  if (!isExport(document) || document.order_id === null) throw new ShopError('no-export')
  const order = await lockOrder(tx, document.order_id)
  if (!order || !hasLeft(order.state)) throw new ShopError('shipping-bill-early')
  return document
}

type Days = { invoiced: string; today: string }

/** Everything that is wrong with it is said at once, beside its field. */
function readBill({ number: typed, day, port: code }: ShippingBillForm, days: Days): ShippingBill {
  const [number, port] = [readShippingNumber(typed), readPort(code)]
  const wrong = dayFault(day, days)
  const beside = {
    ...(number === null && { number: 'no-shipping-number' as const }),
    ...(wrong && { day: wrong }),
    ...(port === null && { port: 'no-port-code' as const }),
  }
  const [first] = Object.values(beside)
  if (first) throw new ShopError(first, { beside })
  return { number: number ?? '', day, port: port ?? '' }
}

function dayFault(day: string, days: Days): Told | null {
  const wrong = wrongDay(day, days)
  if (wrong === 'in-future') return 'shipping-bill-in-future'
  return wrong && refusal('shipping-bill-before-invoice', { day: days.invoiced })
}
