import { useQueryClient } from '@tanstack/react-query'
import { useHref, useNavigate } from 'react-router'
import type { OrderSummary } from '#contract/orders/types.ts'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { noteCart } from '../../visitor.ts'
import { useOwnDeed } from '../use-own-deed.ts'
import { buyAgainDeed } from './buy-again-deed.ts'

/** Puts an order into the cart once more and leads there; nothing where all of it is sold. */
export function BuyAgain({ order }: { order: OrderSummary }) {
  const words = useWords('account', english).orders
  const action = useHref('/account/orders')
  const { form, isBusy } = useBuyingAgain()
  if (!order.isThereAgain) return null
  return (
    <form {...form} action={action}>
      <input type="hidden" name="order" value={order.token} />
      <Button
        type="submit"
        look="quiet"
        size="sm"
        isBusy={isBusy}
        aria-label={words.buyAgainOf(order.number)}
      >
        {words.buyAgain}
      </Button>
    </form>
  )
}

function useBuyingAgain() {
  const words = useWords('account', english).orders
  const cache = useQueryClient()
  const navigate = useNavigate()
  return useOwnDeed(buyAgainDeed, {
    isLeaving: true,
    async onDone({ cart, missing }) {
      noteCart(cache, cart)
      toast({
        tone: 'success',
        title: words.inCartAgain,
        ...(missing.length > 0 && { description: words.soldSince(missing.join(', ')) }),
      })
      await navigate('/cart')
    },
    onRefused: ({ reason }) =>
      toast({ tone: 'destructive', title: words.buyAgainFailed, description: reason }),
  })
}
