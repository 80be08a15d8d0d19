import { z } from 'zod'
import { checkIds, returnChecks } from '#domain/compliance/check.ts'
import { Period } from '../books/types.ts'
import { SaidCode } from '../said-code.ts'

/** Left out, documents of the last period and of this one are looked at. */
export const ComplianceQuery = z.object({ period: Period.optional() })
export type ComplianceQuery = z.infer<typeof ComplianceQuery>

/** One thing that the law wants of the shop, and how it stands. */
export const ComplianceCheck = z.object({
  id: z.enum(checkIds),
  state: z.enum(['green', 'amber', 'red']),
  /** In English; `found` says the same by codes, for other languages. */
  words: z.string(),
  found: z.array(SaidCode),
  /** Why the return of the period is made all the same; null where nobody has said so. */
  waived: z.string().nullable(),
})
export type ComplianceCheck = z.infer<typeof ComplianceCheck>

export const ComplianceList = z.object({
  checks: z.array(ComplianceCheck),
  red: z.int(),
  amber: z.int(),
  /** What the return of the period waits for; none without a period. */
  waitsFor: z.array(z.enum(checkIds)),
})
export type ComplianceList = z.infer<typeof ComplianceList>

/** Makes the return of a period in spite of what is red. */
export const WaiverForm = z.object({
  period: Period,
  /** What was read to be red: nothing else is waived. */
  checks: z
    .array(z.enum(checkIds), 'Please choose the checks')
    .min(1, 'Please choose the checks')
    .max(returnChecks.length, 'Please choose the checks'),
  words: z
    .string('Please say why')
    .trim()
    .min(10, 'Please write a few words')
    .max(500, 'The text may have 500 characters at most'),
})
export type WaiverForm = z.infer<typeof WaiverForm>
