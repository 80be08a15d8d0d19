// A sale that somebody only imagines, and the bill that it would have: nothing is written.
import { z } from 'zod'
import { readGstin } from '#domain/tax/gstin.ts'
import { gstinWords } from './gstin-words.ts'
import { Day, StateCode } from './types.ts'

const Amount = z.number('Please enter an amount').min(0, 'Please enter an amount').max(10_000_000)

export const SaleFormLine = z.object({
  taxClass: z.string('Please choose a class').min(1, 'Please choose a class').max(40),
  hsn: z.string().trim().max(8).default(''),
  /** Rupees per piece, tax included. */
  price: Amount,
  quantity: z
    .int('Please choose a quantity')
    .min(1, 'Please choose a quantity')
    .max(999, 'Please choose a quantity')
    .default(1),
  isHandicraft: z.boolean().default(false),
})

/** What is imagined to be sold; amounts in rupees, tax included. */
export const SaleForm = z
  .object({
    /** Left out, today. */
    on: Day.optional(),
    buyerGstin: z
      .string()
      .max(40)
      .overwrite((text) => text.replace(/\s/g, '').toUpperCase())
      .default(''),
    /** Where the parcel goes, by code; '' for the shop's own state. */
    stateCode: StateCode.default(''),
    /** Two letters where it leaves India. */
    country: z.string().trim().toUpperCase().max(2).default(''),
    /** Handed over where the seller stands. */
    isCounter: z.boolean().default(false),
    lines: z.array(SaleFormLine, 'Please add a saree').min(1, 'Please add a saree').max(50),
    /** Taken off all lines. */
    discount: Amount.default(0),
    delivery: Amount.default(0),
    fee: Amount.default(0),
  })
  .superRefine(({ buyerGstin }, context) => {
    const gstin = readGstin(buyerGstin)
    if (buyerGstin === '' || gstin.ok) return
    context.addIssue({ code: 'custom', path: ['buyerGstin'], message: gstinWords[gstin.reason] })
  })
export type SaleForm = z.infer<typeof SaleForm>

const heads = { taxable: z.number(), cgst: z.number(), sgst: z.number(), igst: z.number() }

export const TriedBill = z.object({
  kind: z.enum(['tax-invoice', 'bill-of-supply', 'bill']),
  /** By code. */
  place: z.string(),
  /** '33-Tamil Nadu'; '' where nobody has said where the shop stands. */
  placeName: z.string(),
  supply: z.enum(['intra', 'inter', 'export']),
  stateTax: z.enum(['SGST', 'UTGST']).nullable(),
  rows: z.array(
    z.object({
      kind: z.enum(['goods', 'delivery', 'fee']),
      /** The place of its line in the form; null of what follows the goods. */
      line: z.int().nullable(),
      hsn: z.string(),
      quantity: z.int(),
      /** Percent; null where no tax may be charged. */
      rate: z.number().nullable(),
      gross: z.number(),
      discount: z.number(),
      net: z.number(),
      ...heads,
    }),
  ),
  ...heads,
  discount: z.number(),
  total: z.number(),
  byRate: z.array(z.object({ rate: z.number().nullable(), ...heads })),
  section: z.enum(['b2b', 'b2cl', 'b2cs', 'exp']).nullable(),
  words: z.string(),
})
export type TriedBill = z.infer<typeof TriedBill>

/** The bill, or why the law does not let this shop sell so. */
export const BillAnswer = z.object({
  bill: TriedBill.nullable(),
  refused: z
    .enum(['must-be-regular-to-cross-states', 'no-rate', 'no-orders-of-businesses'])
    .nullable(),
  /** For whoever asked; '' where a bill is there. */
  reason: z.string(),
})
export type BillAnswer = z.infer<typeof BillAnswer>
