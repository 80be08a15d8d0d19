import { z } from 'zod'

/** Which orders a print is of. */
export const Printing = z.object({
  ids: z.string().regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/, 'Please name up to 100 orders'),
})
export type Printing = z.infer<typeof Printing>
