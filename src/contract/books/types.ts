import { z } from 'zod'
import { gstr1Tables } from '#domain/books/gstr1-tables.ts'
import { filings } from '#domain/books/period.ts'
import { Day } from '../tax/types.ts'

/** 'MMYYYY': a month, or the last month of a quarter. */
export const Period = z.string().regex(/^(0[1-9]|1[0-2])20\d\d$/, 'Please choose a period')

export const PeriodQuery = z.object({ period: Period })
export type PeriodQuery = z.infer<typeof PeriodQuery>

export const TableQuery = PeriodQuery.extend({
  table: z.enum(gstr1Tables, 'Please choose a table'),
})
export type TableQuery = z.infer<typeof TableQuery>

/** Days in India, both included. */
export const DayBookQuery = z.object({ from: Day, to: Day })
export type DayBookQuery = z.infer<typeof DayBookQuery>

/** Closes a period; once it is filed, the same with the number that the portal gave. */
export const ClosingForm = PeriodQuery.extend({
  arn: z
    .string()
    .trim()
    .regex(/^[0-9A-Za-z]{0,20}$/, 'An ARN has letters and digits only')
    .default(''),
})
export type ClosingForm = z.input<typeof ClosingForm>

/** A month or quarter of the books; rupees. */
export const GstPeriod = z.object({
  period: z.string(),
  from: Day,
  to: Day,
  /** Every number that was given in it, cancelled ones too. */
  documents: z.int(),
  cancelled: z.int(),
  /** Sold less notes. */
  total: z.number(),
  taxable: z.number(),
  tax: z.number(),
  /** Exports whose shipping bill nobody has noted: the return tells them without it. */
  exportsWithoutBill: z.int(),
  /** True once its last day is over. */
  isOver: z.boolean(),
  /** Null while it is open. */
  closedAt: z.iso.datetime().nullable(),
  arn: z.string(),
  filedAt: z.iso.datetime().nullable(),
  /** SHA-256 of the return as it was closed; '' while it is open. */
  hash: z.string(),
})
export type GstPeriod = z.infer<typeof GstPeriod>

/** What was sold in a quarter of the financial year, notes taken off; rupees. */
export const QuarterTurnover = z.object({ from: Day, to: Day, total: z.number() })

/** What the books hold. */
export const Books = z.object({
  registration: z.enum(['regular', 'composition', 'unregistered']),
  gstin: z.string(),
  filing: z.enum(filings),
  /** Of a regular seller, the newest first: what has documents, and the running one. */
  periods: z.array(GstPeriod),
  turnover: z.object({
    /** '2026-27'. */
    year: z.string(),
    quarters: z.array(QuarterTurnover),
    total: z.number(),
    /** Above which the law asks for another registration; null where none is known. */
    limit: z.number().nullable(),
  }),
})
export type Books = z.infer<typeof Books>
