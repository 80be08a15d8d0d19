import type { ReactNode } from 'react'
import type { OrderSummary } from '#contract/orders/types.ts'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { useOrders } from './order-calls.ts'

/** The person's orders, whether they come, are none, or cannot be had. */
export function OrdersState({ children }: { children: (orders: OrderSummary[]) => ReactNode }) {
  const words = useWords('account', english).orders
  const { data: orders, isError, refetch } = useOrders()
  if (orders && orders.length > 0) return children(orders)
  if (orders) {
    return (
      <div className="border border-line bg-card px-5 py-6">
        <p className="font-display text-lg">{words.none}</p>
        <p className="mt-1 text-soft">{words.noneText}</p>
        <LinkButton to="/products" look="quiet" className="mt-4">
          {words.shop}
        </LinkButton>
      </div>
    )
  }
  if (!isError) return <div className="skeleton h-24" />
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p role="alert">{words.failed}</p>
      <Button look="quiet" size="sm" onClick={() => void refetch()}>
        {words.again}
      </Button>
    </div>
  )
}
