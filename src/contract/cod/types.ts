import { z } from 'zod'
import { codOutcomes } from '#domain/cod/cod-rules.ts'
import { text } from '../form-fields.ts'

const Rupees = z.number().min(0).max(10_000_000).multipleOf(0.01)

/** One line of the owner's list for cash at the door; what is null or empty always holds. Rupees. */
const Rule = z.object({
  isActive: z.boolean().default(true),
  pinPrefixes: z
    .array(z.string().regex(/^[1-9]\d{0,5}$/, 'PIN codes: use the first digits of a PIN code'))
    .max(500)
    .default([]),
  min: Rupees.nullable().default(null),
  max: Rupees.nullable().default(null),
  categoryIds: z.array(z.int().positive()).max(100).default([]),
  /** Parcels refused at the door under this mobile within a year. */
  refusalsAtLeast: z.int().min(1).max(100).nullable().default(null),
  /** True for a buyer who has received nothing yet, false for all others. */
  isNewBuyer: z.boolean().nullable().default(null),
  outcome: z.enum(codOutcomes),
  /** Of a part advance, one of both. */
  advancePercent: z.int().min(1).max(100).nullable().default(null),
  advance: Rupees.positive().nullable().default(null),
  /** What a buyer is told who is refused. */
  words: text(200).default(''),
})

export const CodRule = Rule.extend({ id: z.int() })
export type CodRule = z.infer<typeof CodRule>

/** The whole list in its order; a rule without an id is new. */
export const CodRulesForm = z.object({
  rules: z
    .array(
      Rule.extend({ id: z.int().optional() }).superRefine((rule, context) => {
        const refuse = (path: string, message: string) =>
          context.addIssue({ code: 'custom', path: [path], message })
        if (rule.min !== null && rule.max !== null && rule.min > rule.max)
          refuse('max', 'The upper amount is below the lower one')
        if (rule.outcome !== 'part-advance') return
        const given = [rule.advancePercent, rule.advance].filter((one) => one !== null)
        if (given.length !== 1) refuse('advance', 'Please enter a percentage or an amount')
      }),
    )
    .max(100),
  /** The list as it was read: what somebody else saved meanwhile is not written over. */
  seen: z.array(CodRule).max(100).optional(),
})
export type CodRulesForm = {
  rules: (Omit<CodRule, 'id'> & { id?: number | undefined })[]
  seen?: CodRule[] | undefined
}

/** An order that may come: with a mobile, what the shop remembers of it counts. */
export const CodQuestion = z.object({
  /** Rupees. */
  total: Rupees,
  pin: text(10),
  mobile: text(20).default(''),
  categoryIds: z.array(z.int().positive()).max(100).default([]),
  refusals: z.int().min(0).max(1000).default(0),
  isNewBuyer: z.boolean().default(true),
})
export type CodQuestion = {
  total: number
  pin: string
  mobile?: string | undefined
  categoryIds?: number[] | undefined
  refusals?: number | undefined
  isNewBuyer?: boolean | undefined
}

/** Whether and how an order may be paid at the door, and by which rule; rupees. */
export const CodDecision = z.object({
  outcome: z.enum(codOutcomes),
  reason: z.enum(['nothing-to-pay', 'bad-pin', 'product', 'zone', 'rule', 'cash-limit']).nullable(),
  /** The id of the rule that decided, and its place in the list, from 1. */
  rule: z.int().nullable(),
  position: z.int().nullable(),
  advance: z.number(),
  /** What a buyer is told who is refused. */
  words: z.string(),
  refusals: z.int(),
  isNewBuyer: z.boolean(),
  /** What its buyer would save by paying in advance. */
  prepaidDiscount: z.number().optional(),
})
export type CodDecision = z.infer<typeof CodDecision>
