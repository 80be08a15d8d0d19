import { z } from 'zod'

/** A sentence of the shop as a code that never changes, with what it is made from: pages say it in their reader's language. */
export const SaidCode = z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) })
export type SaidCode = z.infer<typeof SaidCode>
