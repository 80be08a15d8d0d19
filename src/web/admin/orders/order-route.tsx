import { useParams } from 'react-router'
import { OrderScreen } from './order-screen.tsx'

export default function AdminOrderRoute() {
  const { id = '' } = useParams()
  return <OrderScreen key={id} id={/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null} />
}
