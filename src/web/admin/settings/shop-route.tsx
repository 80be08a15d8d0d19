import { ShopPanel } from './shop-panel.tsx'

export default function ShopRoute() {
  return <ShopPanel />
}
