import { CouponsTab } from './coupons-tab.tsx'

export default function CouponsRoute() {
  return <CouponsTab />
}
