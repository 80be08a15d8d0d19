import { PaymentsTab } from './payments-tab.tsx'

export default function PaymentsRoute() {
  return <PaymentsTab />
}
