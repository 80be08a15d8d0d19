import { useQueryClient } from '@tanstack/react-query'
import { removeCartLine } from '#contract/cart/calls.ts'
import type { CartLine } from '#contract/cart/types.ts'
import { Link } from '#web/ui/link.tsx'
import { checkout as english } from '#web/words/en/checkout.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { call } from '../api.ts'
import { LinePicture } from '../cart/line-picture.tsx'
import { LineProblems } from '../cart/line-problems.tsx'
import { rupees } from '../ui/price.tsx'
import { noteCart } from '../visitor.ts'
import { refreshCheckout } from './use-checkout.ts'

/** One saree of the order; what cannot be had any more can be taken out here. */
export function ReviewLine({ line }: { line: CartLine }) {
  const words = useWords('checkout', english).review
  const remove = useRemoving()
  const isSold = line.maxQuantity > 0
  return (
    <li className="flex gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <LinePicture line={line} isSmall />
      <div className="min-w-0 flex-1">
        <Link
          to={`/product/${line.slug}`}
          lang={langOf(line, 'name')}
          className="reachable font-medium hover:text-lac"
        >
          {line.name}
        </Link>
        {isSold && <p className="text-sm text-soft">{words.quantity(line.quantity)}</p>}
        <LineProblems problems={line.problems} />
        {!isSold && (
          <button
            type="button"
            className="link no-script:hidden py-1 text-start text-sm"
            onClick={() => void remove(line.id)}
          >
            {words.remove(line.name)}
          </button>
        )}
      </div>
      {isSold && <p className="tabular-nums">{rupees(line.total)}</p>}
    </li>
  )
}

function useRemoving() {
  const cache = useQueryClient()
  return async (productId: number) => {
    const cart = await call(removeCartLine, { productId }).catch(() => undefined)
    if (cart) noteCart(cache, cart)
    await refreshCheckout(cache)
  }
}
