import { byRate } from '#domain/tax/tax-heads.ts'
import {
  allHeads,
  groupBy,
  igstOnly,
  itemsOf,
  percent,
  portalDay,
  rupees,
} from './gstr1-amounts.ts'
import type { TaxDocument } from './tax-document.ts'

type Documents = readonly TaxDocument[]

const invoices = (documents: Documents, section: string) =>
  documents.filter((one) => one.type === 'invoice' && one.section === section)

const notes = (documents: Documents, sections: readonly string[]) =>
  documents.filter((one) => one.type === 'credit-note' && sections.includes(one.section ?? ''))

const head = (one: TaxDocument) => ({
  inum: one.number,
  idt: portalDay(one.on),
  val: rupees(one.totalPaise),
})

const noteHead = (one: TaxDocument) => ({
  ntty: 'C',
  nt_num: one.number,
  nt_dt: portalDay(one.on),
  val: rupees(one.totalPaise),
})

/** Invoices to buyers with a GSTIN, by buyer. */
export const registeredTable = (documents: Documents) =>
  groupBy(invoices(documents, 'b2b'), ({ gstin }) => gstin ?? '').map(([ctin, group]) => ({
    ctin,
    inv: group.map((one) => ({
      ...head(one),
      ...{ pos: one.place, rchrg: 'N', inv_typ: 'R' },
      itms: itemsOf(one, allHeads),
    })),
  }))

/** Large invoices across states to consumers, by place. */
export const largeTable = (documents: Documents) =>
  groupBy(invoices(documents, 'b2cl'), ({ place }) => place).map(([pos, group]) => ({
    pos,
    inv: group.map((one) => ({ ...head(one), itms: itemsOf(one, igstOnly) })),
  }))

/** Exports with payment of tax and without (table 6A); one whose shipping bill is not known yet is told without it. */
export const exportsTable = (documents: Documents) => byPayment(invoices(documents, 'exp'), head)

/** Exports of earlier returns whose shipping bill has come since (table 9A): the same invoice, as it is amended. */
export const amendedExports = (documents: Documents) =>
  byPayment(invoices(documents, 'exp'), (one) => ({
    ...{ oinum: one.number, oidt: portalDay(one.on) },
    ...head(one),
  }))

const byPayment = <Head>(documents: Documents, headOf: (one: TaxDocument) => Head) =>
  groupBy(documents, paymentOf).map(([exp_typ, group]) => ({
    exp_typ,
    inv: group.map((one) => ({
      ...headOf(one),
      ...shippedBy(one),
      itms: byRate(one.rows).map((sum) => ({ rt: percent(sum.rateBp), ...igstOnly(sum) })),
    })),
  }))

/** Whether an export paid integrated tax. */
export const paymentOf = (one: TaxDocument) => (isUntaxed(one) ? 'WOPAY' : 'WPAY')

const shippedBy = ({ shippingBill: bill }: TaxDocument) =>
  bill ? { sbpcode: bill.port, sbnum: bill.number, sbdt: portalDay(bill.day) } : {}

/** Under a letter of undertaking. */
const isUntaxed = ({ rows }: TaxDocument) => rows.every(({ rateBp }) => rateBp === 0)

/** Notes to buyers with a GSTIN, and to others on large invoices and exports, judged by the invoice. */
export const noteTables = (documents: Documents) => ({
  cdnr: groupBy(notes(documents, ['b2b']), ({ gstin }) => gstin ?? '').map(([ctin, group]) => ({
    ctin,
    nt: group.map((one) => ({
      ...noteHead(one),
      ...{ pos: one.place, rchrg: 'N', inv_typ: 'R' },
      itms: itemsOf(one, allHeads),
    })),
  })),
  cdnur: notes(documents, ['b2cl', 'exp']).map((one) => ({
    typ: one.section === 'b2cl' ? 'B2CL' : isUntaxed(one) ? 'EXPWOP' : 'EXPWP',
    ...noteHead(one),
    ...(one.section === 'b2cl' ? { pos: one.place } : {}),
    itms: itemsOf(one, igstOnly),
  })),
})
