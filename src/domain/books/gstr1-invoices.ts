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

/** Exports with payment of tax and without. */
export const exportsTable = (documents: Documents) =>
  groupBy(invoices(documents, 'exp'), (one) => (isUntaxed(one) ? 'WOPAY' : 'WPAY')).map(
    ([exp_typ, group]) => ({
      exp_typ,
      inv: group.map((one) => ({
        ...head(one),
        itms: byRate(one.rows).map((sum) => ({ rt: percent(sum.rateBp), ...igstOnly(sum) })),
      })),
    }),
  )

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
