import { z } from 'zod'

/** Why something does not serve, as a code of the closed list with what it carries: for whoever says it in another language. */
export const Fault = z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) })
