import { OrdersTab } from './orders-tab.tsx'

export default function OrdersRoute() {
  return <OrdersTab />
}
