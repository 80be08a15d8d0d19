import type { BillAnswer, SaleForm, TriedBill } from '#contract/tax/try-types.ts'
import { type Day, dayInIndia } from '#domain/india-day.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { billOf } from '#domain/tax/bill.ts'
import { isClosedToBusinesses } from '#domain/tax/e-invoice.ts'
import type { Bill, Sale } from '#domain/tax/sale.ts'
import { placeName } from '#domain/tax/states.ts'
import type { Shop } from '../platform/shop.ts'
import { readLaw, sellerOn, settingsOn } from './read-law.ts'
import { headsOf } from './tax-context.ts'

/** The bill that an imagined sale of this shop would have, by the same rules as a real one; nothing is written. */
export async function tryBill(shop: Shop, form: SaleForm): Promise<BillAnswer> {
  const db = shop.db.read
  const on = form.on ?? dayInIndia(shop.now())
  const settings = await settingsOn(db, on)
  const bill = billOf(
    // A shop that has said nothing sells as it always did: wherever it likes.
    {
      ...imagined(form, on),
      seller: sellerOn(settings, on),
      ...(settings ? {} : { delivery: {} }),
    },
    await readLaw(db),
  )
  if ('refused' in bill) return refusedFor(bill.refused)
  if (form.buyerGstin !== '' && isClosedToBusinesses(settings))
    return refusedFor('no-orders-of-businesses')
  return { bill: present(bill), refused: null, reason: '' }
}

const refusedFor = (refused: keyof typeof reasons): BillAnswer => ({
  bill: null,
  refused,
  reason: reasons[refused],
})

const reasons = {
  'must-be-regular-to-cross-states':
    'The checkout refuses this sale: only a regular seller may sell across states or abroad.',
  'no-rate': 'One of these classes has no tax rate on that day: see Tax rates.',
  'no-orders-of-businesses':
    'The checkout refuses this sale: above the limit of e-invoices an invoice to a GSTIN needs an IRN, which this shop does not ask for.',
} as const

function imagined(form: SaleForm, on: Day): Omit<Sale, 'seller'> {
  const { stateCode, country, isCounter } = form
  return {
    on,
    buyer: { gstin: form.buyerGstin || null },
    delivery: { stateCode, country, isCounter },
    lines: form.lines.map(({ price, ...line }) => ({ ...line, unitPaise: toPaise(price) })),
    discounts: form.discount > 0 ? [{ paise: toPaise(form.discount) }] : [],
    deliveryPaise: toPaise(form.delivery),
    feePaise: toPaise(form.fee),
  }
}

function present(bill: Bill): TriedBill {
  const { kind, place, supply, stateTax, section, words } = bill
  return {
    ...{ kind, place, placeName: placeName(place), supply, stateTax, section, words },
    rows: bill.rows.map((row) => ({
      ...{ kind: row.kind, line: row.line, hsn: row.hsn, quantity: row.quantity },
      rate: percent(row.rateBp),
      gross: toRupees(row.grossPaise),
      discount: toRupees(row.discountPaise),
      net: toRupees(row.netPaise),
      ...headsOf(row),
    })),
    ...headsOf(bill),
    discount: toRupees(bill.discountPaise),
    total: toRupees(bill.totalPaise),
    byRate: bill.byRate.map((sum) => ({ rate: percent(sum.rateBp), ...headsOf(sum) })),
  }
}

const percent = (rateBp: number | null) => (rateBp === null ? null : rateBp / 100)
