import { useParams } from 'react-router'
import { CustomerScreen } from './customer-screen.tsx'

export default function CustomerRoute() {
  const { id = '' } = useParams()
  return <CustomerScreen key={id} id={/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null} />
}
