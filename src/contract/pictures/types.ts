import { z } from 'zod'

/** A picture that was sent on its own; unless something mentions it within a day, it is swept away. */
export const KeptPicture = z.object({ src: z.string(), width: z.int(), height: z.int() })
export type KeptPicture = z.infer<typeof KeptPicture>
