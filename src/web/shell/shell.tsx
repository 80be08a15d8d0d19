import type { ReactNode } from 'react'
import type { ShopProfile } from '#contract/settings.ts'
import { still } from '#web/ui/still.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { shell } from '#web/words/en/shell.ts'
import { useWords } from '#web/words/words.ts'
import { tempo } from '../tempo.ts'
import { FloatingChat } from './floating-chat.tsx'
import { Header, type HeaderProps } from './header.tsx'
import { NavigationNews } from './navigation-news.tsx'

const Footer = still('footer', () => import('./footer.tsx').then((module) => module.Footer))

type ShellProps = Omit<HeaderProps, 'profile'> & {
  profile: ShopProfile
  /** When this page was made, in ms. */
  now: number
  children: ReactNode
}

/** What stands around every screen of the shop; the screen itself is the main part. */
export function Shell({ profile, now, children, ...header }: ShellProps) {
  const words = useWords('shell', shell)
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 bg-card px-5 py-3 focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {words.skip}
      </a>
      <NavigationNews />
      <Header profile={profile} {...header} />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer profile={profile} now={now} />
      <FloatingChat profile={profile} />
      <Toaster showMs={tempo.toastMs} swipePx={tempo.swipePx} />
    </>
  )
}
