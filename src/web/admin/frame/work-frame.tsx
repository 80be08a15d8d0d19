import { type ReactNode, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { LinkButton } from '#web/ui/button.tsx'
import { adminFrame } from '#web/words/en/admin/work/frame.ts'
import { admin } from '#web/words/en/admin.ts'
import type { Worker } from '../guard.ts'
import { LinkTabs, tabId } from '../parts/lists/link-tabs.tsx'
import { ScreenNameContext } from '../parts/screen-name.tsx'
import { ToastPlace } from '../parts/toast-place.tsx'
import { browserTitle, headingOf } from './browser-title.ts'
import { useIsAway, useWaiting } from './use-live.ts'
import { WorkBar } from './work-bar.tsx'
import { homeOf, isRefused, openTab, shortcutsFor, tabsShown } from './work-tabs.ts'

type WorkFrameProps = { worker: Worker; children: ReactNode }

const panel = 'work'

/** What stands around every screen: the places of the shop, who is at work, and the tabs of the open place. */
export function WorkFrame({ worker, children }: WorkFrameProps) {
  const { pathname } = useLocation()
  const isMoving = useNavigation().state !== 'idle'
  const waiting = useWaiting()
  const isAway = useIsAway()
  const [name, setName] = useState<string | null>(null)
  return (
    <div className="work-frame">
      <title>{browserTitle(pathname, name, (isAway && waiting) || 0)}</title>
      <SkipLink />
      {isMoving && <div className="arriving" />}
      <WorkBar worker={worker} open={openTab(pathname)?.place.name} waiting={waiting} />
      {/* Before what it makes room in on phones, where it sticks below the bar. */}
      <ToastPlace />
      <main id="main" tabIndex={-1} className="admin pb-28 outline-none">
        {isRefused(worker.role, pathname) ? (
          <Refused worker={worker} />
        ) : (
          <Work worker={worker} pathname={pathname}>
            <ScreenNameContext value={setName}>{children}</ScreenNameContext>
          </Work>
        )}
      </main>
    </div>
  )
}

function SkipLink() {
  return (
    <a
      href={`#${panel}`}
      className="sr-only z-50 bg-card px-5 py-3 focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      {admin.skip}
    </a>
  )
}

/** In place of a part that the role may not open, reached by its address. */
function Refused({ worker }: { worker: Worker }) {
  const role = admin.roles[worker.role]
  return (
    <section id={panel} tabIndex={-1} className="grid max-w-prose gap-3 pt-6 outline-none">
      <h1 className="text-xl">{admin.refused.title}</h1>
      <p>{admin.refused.words(role)}</p>
      <p>
        <LinkButton to={homeOf(worker.role)}>{admin.refused.back}</LinkButton>
      </p>
    </section>
  )
}

type WorkProps = WorkFrameProps & { pathname: string }

/** The tabs of a place, and below them the open one; the first screen has the five of the shop. */
function Work({ worker, pathname, children }: WorkProps) {
  const open = openTab(pathname)
  const isFirst = open?.place.name === 'today'
  const tabs = isFirst ? shortcutsFor(worker.role) : tabsShown(worker.role, open)
  const path = tabs.find((tab) => tab.path === open?.tab.path)?.path
  const label = isFirst ? adminFrame.shortcuts : adminFrame.tabsOf(open?.place.label ?? '')
  return (
    <>
      <h1 className="sr-only">{headingOf(pathname)}</h1>
      {tabs.length > 0 && (
        <div className="pt-2">
          <LinkTabs id={panel} label={label} tabs={tabs} open={path} />
        </div>
      )}
      <div
        id={panel}
        {...(path && { role: 'tabpanel', 'aria-labelledby': tabId(panel, path) })}
        tabIndex={-1}
        className="pt-4 outline-none"
      >
        {children}
      </div>
    </>
  )
}
