import type { Cart } from '#contract/cart.ts'
import { toPaise } from '#domain/money.ts'
import { orderText, whatsappLink } from '#domain/whatsapp.ts'
import { cart as english } from '#web/words/en/cart.ts'
import { useWords } from '#web/words/words.ts'
import { useProfile } from '../surroundings.ts'
import { buttonClass } from '../ui/button.tsx'
import { WhatsappIcon } from '../ui/icon.tsx'

/** A chat with the shop in which the order is already typed. */
export function WhatsappOrder({ cart }: { cart: Cart }) {
  const words = useWords('cart', english)
  const profile = useProfile()
  return (
    <a
      href={whatsappLink(profile?.whatsapp ?? '', textOf(cart))}
      target="_blank"
      rel="noopener"
      className={buttonClass({ look: 'quiet', isWide: true })}
    >
      <WhatsappIcon className="size-5 text-leaf" />
      {words.whatsapp}
    </a>
  )
}

/** What can be bought of the cart, and what it comes to. */
function textOf({ lines, subtotal, discount, shipping, total }: Cart): string {
  return orderText({
    lines: lines
      .filter(({ maxQuantity }) => maxQuantity > 0)
      .map(({ name, price, quantity }) => ({ name, quantity, currentPaise: toPaise(price) })),
    subtotal: toPaise(subtotal),
    discount: toPaise(discount),
    shipping: toPaise(shipping),
    total: toPaise(total),
  })
}
