import type { ActionFunctionArgs, MetaArgs } from 'react-router'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { loadersOf } from './account-calls.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountHead } from './account-head.ts'
import { buyAgainDeed } from './again/buy-again-deed.ts'
import { answerOwnForm } from './answer-own-form.ts'
import { prepareOrders } from './order-calls.ts'
import { OrderList } from './order-list.tsx'
import { OrdersState } from './orders-state.tsx'

const path = '/account/orders'
const loaders = loadersOf(path, prepareOrders)
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** Buys an order again, where scripts are off. */
export const action = (asked: ActionFunctionArgs) =>
  answerOwnForm(buyAgainDeed, asked, () => '/cart')

export const meta = ({ matches }: MetaArgs) =>
  accountHead(matches, (words) => words.orders.title, path)

export default function OrdersRoute() {
  const words = useWords('account', english).orders
  return (
    <PreparedPage>
      <AccountFrame title={words.title}>
        <OrdersState>{(orders) => <OrderList orders={orders} />}</OrdersState>
      </AccountFrame>
    </PreparedPage>
  )
}
