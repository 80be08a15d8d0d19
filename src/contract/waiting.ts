import { z } from 'zod'
import { Email } from './customers/types.ts'

/** Who wants to be told when a piece is free. */
export const WaitingForm = z.object({ productId: z.int().positive(), email: Email })
export type WaitingForm = z.infer<typeof WaitingForm>

/** The secret of the private link in the letter. */
export const ClaimForm = z.object({ token: z.string().max(100) })
export type ClaimForm = z.infer<typeof ClaimForm>
