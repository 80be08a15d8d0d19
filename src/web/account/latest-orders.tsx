import { Link } from '#web/ui/link.tsx'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { OrderList } from './order-list.tsx'
import { OrdersState } from './orders-state.tsx'

const shown = 3

export function LatestOrders() {
  const words = useWords('account', english).overview
  return (
    <section aria-labelledby="latest" className="mt-12">
      <h2 id="latest" className="mb-4 text-xl">
        {words.latest}
      </h2>
      <OrdersState>
        {(orders) => (
          <>
            <OrderList orders={orders.slice(0, shown)} />
            {orders.length > shown && (
              <Link to="/account/orders" className="link mt-4 reachable py-1">
                {words.allOrders}
              </Link>
            )}
          </>
        )}
      </OrdersState>
    </section>
  )
}
