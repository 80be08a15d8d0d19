// What stays of an account when it is deleted.
import { z } from 'zod'
import { keptKinds } from '#domain/privacy/kept-kinds.ts'
import { Said } from '../said.ts'

export const KeptOfAccount = z.object({
  what: z.enum(keptKinds),
  count: z.int().min(1),
  /** A day; null where it depends on what happens. */
  until: z.iso.date().nullable(),
})
export type KeptOfAccount = z.infer<typeof KeptOfAccount>

export const Deleted = Said.extend({ kept: z.array(KeptOfAccount) })
export type Deleted = z.infer<typeof Deleted>
