import { z } from 'zod'
import { Flag, words } from '../form-fields.ts'
import { PathId } from '../path-id.ts'

export const SweepForm = z.object({
  /** True to be told what would go, and take nothing. */
  dryRun: Flag,
})
export type SweepForm = z.infer<typeof SweepForm>

/** A kind of data: why and how long it is kept, and how much of it is over that. */
export const SweptKind = z.object({
  kind: z.string(),
  basis: z.string(),
  /** Null where a day stands on each piece itself. */
  keepsDays: z.int().nullable(),
  rule: z.string(),
  source: z.string(),
  /** What goes, would go, or is held. */
  count: z.int(),
  hold: z
    .object({ id: z.int(), reason: z.string(), fromAt: z.iso.datetime(), by: z.string() })
    .nullable(),
})
export type SweptKind = z.infer<typeof SweptKind>

export const SweepReport = z.object({
  dryRun: z.boolean(),
  /** When something was last swept; null before the first night. */
  lastAt: z.iso.datetime().nullable(),
  kinds: z.array(SweptKind),
})
export type SweepReport = z.infer<typeof SweepReport>

export const HoldForm = z.object({ kind: z.string().trim().min(1).max(40), reason: words(500) })
export type HoldForm = z.infer<typeof HoldForm>

export const OneLegalHold = z.object({ id: PathId })
export type OneLegalHold = z.infer<typeof OneLegalHold>
