import { NewOrderScreen } from './new-order-screen.tsx'

export default function NewOrderRoute() {
  return <NewOrderScreen />
}
