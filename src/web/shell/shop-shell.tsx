import type { ReactNode } from 'react'
import { hydrateLater } from '#web/rendering/hydrate-later.tsx'
import { staticIsland } from '#web/rendering/static-island.tsx'
import { Toaster } from '#web/ui/toast/toaster.tsx'
import { shell } from '#web/words/en/shell.ts'
import { useWords } from '#web/words/words.ts'
import { SmallCartPlace } from '../cart/small-cart-place.tsx'
import { CalmHeader } from '../checkout/calm-header.tsx'
import { useProfile, useSurroundings } from '../surroundings.ts'
import { tempo } from '../tempo.ts'
import { NavigationNews } from './navigation-news.tsx'

const ShopHeader = hydrateLater(() => import('./shop-header.tsx').then((m) => m.ShopHeader))
const BeforeOpening = hydrateLater(() =>
  import('./before-opening.tsx').then((m) => m.BeforeOpening),
)
const Footer = staticIsland('footer', () => import('./footer.tsx').then((m) => m.Footer))
const FloatingChat = staticIsland('chat', () =>
  import('./floating-chat.tsx').then((m) => m.FloatingChat),
)

type ShopShellProps = {
  isKnown: boolean
  /** Whoever pays is led away by nothing: no menus, no search, no foot. */
  isCalm?: boolean
  children: ReactNode
}

/** What stands around every screen of the shop; the screen itself is the main part. */
export function ShopShell({ isKnown, isCalm, children }: ShopShellProps) {
  const words = useWords('shell', shell)
  const { now } = useSurroundings()
  const profile = useProfile()
  if (!profile) return children
  return (
    <>
      {!profile.isOpen && <BeforeOpening isKnown={isKnown} />}
      <a
        href="#main"
        className="sr-only z-50 bg-card px-5 py-3 focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {words.skip}
      </a>
      <NavigationNews />
      {isCalm ? <CalmHeader name={profile.name} logo={profile.logo} /> : <ShopHeader />}
      <Toaster showMs={tempo.toastMs} swipePx={tempo.swipePx} />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
        <SmallCartPlace />
      </main>
      {!isCalm && <FloatingChat profile={profile} />}
      {!isCalm && <Footer profile={profile} now={now} />}
    </>
  )
}
