import type { Cart } from '#contract/cart/types.ts'
import { cart as english } from '#web/words/en/cart.ts'
import { useWords } from '#web/words/words.ts'
import { rupees } from '../ui/price.tsx'

type Summed = Pick<Cart, 'delivery' | 'missingForFreeShipping' | 'shipping'>

/** How far free delivery is, or that it is reached; nothing where this shop never delivers free. */
export function FreeDelivery({ cart, className }: { cart: Summed; className: string }) {
  const words = useWords('cart', english).summary
  const { delivery, missingForFreeShipping: missing, shipping } = cart
  if (shipping === 0) return <p className={className}>{words.isFree}</p>
  if (missing === 0 || delivery?.freeAbove == null) return null
  return <p className={className}>{words.missing(rupees(missing), rupees(delivery.freeAbove))}</p>
}
