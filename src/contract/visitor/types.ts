import { z } from 'zod'
import { User } from '../accounts/types.ts'
import { Cart } from '../cart/types.ts'

/** All that pages show of whoever looks at them: the pages themselves are the same for everybody. */
export const Visitor = z.object({
  /** Null while nobody is signed in. */
  user: User.nullable(),
  cart: Cart,
  /** The products on the wishlist. */
  wished: z.array(z.int()),
})
export type Visitor = z.infer<typeof Visitor>
