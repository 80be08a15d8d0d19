import { z } from 'zod'
import { DocumentHead, DocumentKind, ShippingBill } from '../orders/part-types.ts'
import { PageNumber, PathId } from '../path-id.ts'
import { Day } from '../tax/types.ts'

/** The same among the papers of the shop. */
export const ListedDocument = DocumentHead.extend({
  orderId: z.int().nullable(),
  orderNumber: z.string(),
  buyer: z.string(),
  buyerGstin: z.string().nullable(),
  place: z.string().nullable(),
  taxable: z.number(),
  tax: z.number(),
  /** 'MMYYYY' of the return that it was reported in. */
  returnPeriod: z.string().nullable(),
})
export type ListedDocument = z.infer<typeof ListedDocument>

const heads = { taxable: z.number(), cgst: z.number(), sgst: z.number(), igst: z.number() }

export const DocumentLine = z.object({
  id: z.int(),
  kind: z.enum(['goods', 'delivery', 'fee']),
  name: z.string(),
  code: z.string(),
  hsn: z.string(),
  unit: z.string(),
  quantity: z.int(),
  /** Percent; null where no tax may be charged. */
  rate: z.number().nullable(),
  unitPrice: z.number(),
  gross: z.number(),
  discount: z.number(),
  net: z.number(),
  ...heads,
})
export type DocumentLine = z.infer<typeof DocumentLine>

/** A paper with everything that stands on it. */
export const Document = ListedDocument.extend({
  ...heads,
  supply: z.enum(['intra', 'inter', 'export']).nullable(),
  stateTax: z.enum(['SGST', 'UTGST']).nullable(),
  section: z.enum(['b2b', 'b2cl', 'b2cs', 'exp']).nullable(),
  discount: z.number(),
  words: z.string(),
  cancelReason: z.string(),
  keepUntil: Day,
  /** Of an export, once it is noted. */
  shippingBill: ShippingBill.nullable(),
  rows: z.array(DocumentLine),
})
export type Document = z.infer<typeof Document>

export const DocumentQuery = z.object({
  kind: DocumentKind.optional(),
  q: z.string().trim().max(100).optional(),
  from: Day.optional(),
  to: Day.optional(),
  page: PageNumber,
})
export type DocumentQuery = z.infer<typeof DocumentQuery>

export const DocumentPage = z.object({
  items: z.array(ListedDocument),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type DocumentPage = z.infer<typeof DocumentPage>

export const OneDocument = z.object({ id: PathId })
export type OneDocument = { id: number }

export const CancelDocumentForm = OneDocument.extend({
  reason: z.string().trim().min(3, 'Please say why').max(300),
})
export type CancelDocumentForm = { id: number; reason: string }

/** Number, day and port of a shipping bill as typed. */
export const ShippingBillForm = OneDocument.extend({
  number: z.string().trim().min(1).max(30),
  day: Day,
  port: z.string().trim().min(1).max(20),
  /** The number that the sender saw and puts right; left out of the first one. */
  seen: z.string().trim().max(30).optional(),
})
export type ShippingBillForm = {
  id: number
  number: string
  day: string
  port: string
  seen?: string | undefined
}

/** Which pieces are back, what a defect takes off a price, and whether delivery goes back; rupees. */
export const CreditNoteForm = z.object({
  id: PathId,
  returned: z
    .array(z.object({ lineId: z.int().positive(), quantity: z.int().min(1).max(100) }))
    .max(50)
    .default([]),
  reduced: z
    .array(
      z.object({
        lineId: z.int().positive(),
        amount: z.number().min(0.01).max(10_000_000).multipleOf(0.01),
      }),
    )
    .max(50)
    .default([]),
  delivery: z.boolean().default(false),
  reason: z.string().trim().min(3, 'Please say why').max(300),
  /** Rupees credited before, as the sender saw it: refused when that has changed. */
  seenCredited: z.number().min(0).max(10_000_000).optional(),
})
export type CreditNoteForm = {
  id: number
  returned?: { lineId: number; quantity: number }[] | undefined
  reduced?: { lineId: number; amount: number }[] | undefined
  delivery?: boolean | undefined
  reason: string
  seenCredited?: number | undefined
}

export const OrderDocument = z.object({
  token: z.string().max(100),
  number: z.string().max(16),
})
export type OrderDocument = z.infer<typeof OrderDocument>
