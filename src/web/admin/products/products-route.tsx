import { ProductsTab } from './products-tab.tsx'

export default function ProductsRoute() {
  return <ProductsTab />
}
