import { StockTab } from './stock-tab.tsx'

export default function StockRoute() {
  return <StockTab />
}
