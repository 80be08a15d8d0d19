import { lazy, Suspense, useSyncExternalStore } from 'react'
import { smallCartOpenings, watchSmallCart } from './small-cart-opening.ts'

const SmallCart = lazy(() => import('./small-cart.tsx').then((m) => ({ default: m.SmallCart })))

/** Where the small cart appears; it is loaded with the first saree that is added. */
export function SmallCartPlace() {
  const openings = useSyncExternalStore(watchSmallCart, smallCartOpenings, () => 0)
  if (openings === 0) return null
  return (
    <Suspense>
      <SmallCart openings={openings} />
    </Suspense>
  )
}
