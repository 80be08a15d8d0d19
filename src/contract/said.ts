import { z } from 'zod'

/** An answer that only has something to say. */
export const Said = z.object({ message: z.string() })
export type Said = z.infer<typeof Said>
