import { SalesTab } from './sales-tab.tsx'

export default function SalesRoute() {
  return <SalesTab />
}
