import { z } from 'zod'
import { readGstin } from '#domain/tax/gstin.ts'

// GSTR-1 as the portal's offline tool takes it, field by field: no schema is published, so this is what public descriptions of
// the file and programs that upload it agree on. Strict: a field that the portal does not know is a fault.

/** Rupees of at most two decimals. */
const money = z.number().refine((n) => Number(n.toFixed(2)) === n, 'more than two decimals')
const paid = money.min(0)
const gstin = z.string().refine((text) => readGstin(text).ok, 'no GSTIN')
const place = z.string().regex(/^(0[1-9]|[12]\d|3[0-8]|97)$/)
const number = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$/)
const day = z.string().regex(/^(0[1-9]|[12]\d|3[01])-(0[1-9]|1[0-2])-20\d\d$/)
const rate = z.literal([0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40])

const igst = { rt: rate, txval: paid, iamt: paid, csamt: z.literal(0) }
const allHeads = { ...igst, camt: paid, samt: paid }
const nonEmpty = <Row extends z.ZodType>(row: Row) => z.array(row).min(1)

/** Items of a document, numbered from 1. */
const itemsOf = <Heads extends z.ZodRawShape>(heads: Heads) =>
  nonEmpty(z.strictObject({ num: z.number(), itm_det: z.strictObject(heads) })).refine(
    (items) => items.every(({ num }, at) => num === at + 1),
    'not numbered from 1',
  )

const invoice = { inum: number, idt: day, val: paid }
const note = { ntty: z.literal('C'), nt_num: number, nt_dt: day, val: paid }
const ofBusiness = { pos: place, rchrg: z.literal('N'), inv_typ: z.literal('R') }

const shipped = {
  sbpcode: z
    .string()
    .regex(/^[A-Z0-9]{6}$/)
    .optional(),
  sbnum: z
    .string()
    .regex(/^[A-Z0-9]{3,15}$/)
    .optional(),
  sbdt: day.optional(),
}

const exported = <Head extends z.ZodRawShape>(head: Head) =>
  nonEmpty(
    z.strictObject({
      exp_typ: z.literal(['WPAY', 'WOPAY']),
      inv: nonEmpty(z.strictObject({ ...head, ...shipped, itms: nonEmpty(z.strictObject(igst)) })),
    }),
  )

const cdnur = z.union([
  z.strictObject({ typ: z.literal('B2CL'), ...note, pos: place, itms: itemsOf(igst) }),
  z.strictObject({ typ: z.literal(['EXPWP', 'EXPWOP']), ...note, itms: itemsOf(igst) }),
])

/** Less may have been sold than came back. */
const sums = { txval: money, iamt: money, camt: money, samt: money, csamt: z.literal(0) }

const b2cs = z
  .strictObject({
    ...{ sply_ty: z.literal(['INTRA', 'INTER']), pos: place, typ: z.literal('OE'), rt: rate },
    ...sums,
  })
  .refine(({ sply_ty, iamt, camt, samt }) =>
    sply_ty === 'INTRA' ? iamt === 0 && camt === samt : camt === 0 && samt === 0,
  )

const hsn = z
  .array(
    z.strictObject({
      ...{ num: z.number(), hsn_sc: z.string().regex(/^(\d{4}|\d{6}|\d{8})$/) },
      ...{ desc: z.string().max(30), uqc: z.literal(['NOS', 'NA']), qty: z.int(), rt: rate },
      ...sums,
    }),
  )
  .refine((rows) => rows.every(({ num }, at) => num === at + 1), 'not numbered from 1')
  .refine(
    (rows) => rows.every((row) => row.hsn_sc.startsWith('99') === (row.uqc === 'NA')),
    'services have no unit, goods have one',
  )

const series = z
  .strictObject({
    ...{ num: z.number(), from: number, to: number },
    ...{ totnum: z.int().min(1), cancel: z.int().min(0), net_issue: z.int().min(0) },
  })
  .refine(({ totnum, cancel, net_issue }) => totnum - cancel === net_issue)

/** What the portal takes: empty tables are left out, tables 12 and 13 always stand. */
export const portalFile = z.strictObject({
  gstin,
  fp: z.string().regex(/^(0[1-9]|1[0-2])20\d\d$/),
  version: z.string().regex(/^GST\d+\.\d+(\.\d+)?$/),
  hash: z.literal('hash'),
  b2b: nonEmpty(
    z.strictObject({
      ctin: gstin,
      inv: nonEmpty(z.strictObject({ ...invoice, ...ofBusiness, itms: itemsOf(allHeads) })),
    }),
  ).optional(),
  b2cl: nonEmpty(
    z.strictObject({
      pos: place,
      inv: nonEmpty(z.strictObject({ ...invoice, itms: itemsOf(igst) })),
    }),
  ).optional(),
  b2cs: nonEmpty(b2cs).optional(),
  exp: exported(invoice).optional(),
  expa: exported({ oinum: number, oidt: day, ...invoice }).optional(),
  cdnr: nonEmpty(
    z.strictObject({
      ctin: gstin,
      nt: nonEmpty(z.strictObject({ ...note, ...ofBusiness, itms: itemsOf(allHeads) })),
    }),
  ).optional(),
  cdnur: nonEmpty(cdnur).optional(),
  hsn: z.strictObject({ hsn_b2b: hsn, hsn_b2c: hsn }),
  doc_issue: z.strictObject({
    doc_det: z.array(z.strictObject({ doc_num: z.int().min(1).max(12), docs: nonEmpty(series) })),
  }),
})
