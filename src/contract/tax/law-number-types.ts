// Limits and clocks of the law as rows with days: whoever changes one adds a row.
import { z } from 'zod'
import { Day } from './types.ts'

export const LawNumberRow = z.object({
  name: z.string(),
  from: Day,
  /** Null while it has no successor. */
  to: Day.nullable(),
  /** Rupees, days or months; a day of every year is month and day: 1231. */
  value: z.number(),
  unit: z.enum(['rupees', 'days', 'months', 'day-of-year']),
  source: z.string(),
  note: z.string(),
})
export type LawNumberRow = z.infer<typeof LawNumberRow>

/** What a limit is from a day on; it ends the row of the same name before it. */
export const LawNumberForm = z.object({
  name: z.string('Please choose a limit').min(1, 'Please choose a limit').max(40),
  from: Day,
  value: z
    .number('Please enter a value')
    .min(0, 'Please enter a value')
    .max(1_000_000_000, 'Please enter a value')
    .multipleOf(0.01, 'Please enter a value'),
  source: z.string().trim().min(1, 'Please say where this comes from').max(200),
})
export type LawNumberForm = z.infer<typeof LawNumberForm>
