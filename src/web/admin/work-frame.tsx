import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { logout } from '#contract/customers/calls.ts'
import * as settingsCalls from '#contract/settings/calls.ts'
import { pathIn } from '#domain/language.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { language } from '#web/words/en/admin/locale.ts'
import { admin } from '#web/words/en/admin.ts'
import { ApiError, call } from '../api.ts'
import { queryFor } from '../cache.ts'
import type { Worker } from './guard.ts'
import { OwnLanguage } from './language-select.tsx'
import { LinkTabs, tabId } from './parts/lists/link-tabs.tsx'
import { ToastPlace } from './parts/toast-place.tsx'
import { SetupPanel } from './setup/setup-panel.tsx'
import { TodayRow } from './today/today-row.tsx'
import { homeOf, isRefused, openTab, type Room, roomsFor } from './work-tabs.ts'

type WorkFrameProps = { worker: Worker; children: ReactNode }

const panel = 'work'

/** What stands around every tab: who is at work, the way back to the shop, and the tabs. */
export function WorkFrame({ worker, children }: WorkFrameProps) {
  const { pathname } = useLocation()
  const isMoving = useNavigation().state !== 'idle'
  const rooms = roomsFor(worker.role)
  const open = openTab(pathname, rooms)
  useSignedOut()
  return (
    <>
      <SkipLink />
      {isMoving && <div className="arriving" />}
      <header className="no-print border-b border-line bg-card">
        <WorkBar worker={worker} home={homeOf(worker.role)} />
        <Rooms rooms={rooms} open={open?.room} />
      </header>
      <main className="admin pb-28">
        {pathname.replace(/\/$/, '') === '/admin' && (
          <>
            <SetupPanel />
            <TodayRow />
          </>
        )}
        {isRefused(worker.role, pathname) ? (
          <Refused worker={worker} />
        ) : (
          <Work open={open}>{children}</Work>
        )}
      </main>
      <ToastPlace />
    </>
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
      <h2 className="text-xl">{admin.refused.title}</h2>
      <p>{admin.refused.words(role)}</p>
      <p>
        <LinkButton to={homeOf(worker.role)}>{admin.refused.back}</LinkButton>
      </p>
    </section>
  )
}

type WorkProps = { open: ReturnType<typeof openTab>; children: ReactNode }

/** The tabs of a room, and below them the open one. */
function Work({ open, children }: WorkProps) {
  const path = open?.tab.path
  return (
    <>
      <div className="pt-2">
        <LinkTabs
          id={panel}
          label={open?.room.label ?? admin.tabsLabel}
          tabs={open?.room.tabs ?? []}
          open={path}
        />
      </div>
      <div
        id={panel}
        role="tabpanel"
        aria-labelledby={path && tabId(panel, path)}
        tabIndex={-1}
        className="pt-4 outline-none"
      >
        {children}
      </div>
    </>
  )
}

function WorkBar({ worker, home }: { worker: Worker; home: string }) {
  const { data: profile } = useQuery(queryFor(settingsCalls.getShop, {}))
  const signOut = async () => {
    try {
      await call(logout, {})
      location.assign(pathIn(language, '/'))
    } catch {
      toast({ tone: 'destructive', title: admin.signOutFailed })
    }
  }
  return (
    <div className="admin flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
      <Link to={home} className="font-display text-xl leading-none hover:text-lac">
        {profile?.name}
      </Link>
      <h1 className="font-sans text-base font-medium text-soft max-sm:me-8">{admin.title}</h1>
      <p className="text-sm text-soft max-sm:order-1 sm:ms-auto">
        {admin.loggedInAs} <strong className="font-semibold text-ink">{worker.username}</strong>
        <span className="max-sm:hidden"> ({admin.roles[worker.role]})</span>
      </p>
      <div className="ms-auto flex items-center max-sm:order-2 sm:ms-0">
        <LinkButton to="/" look="plain" size="sm">
          {admin.viewShop}
        </LinkButton>
        <Button look="plain" size="sm" onClick={() => void signOut()}>
          {admin.signOut}
        </Button>
        <OwnLanguage />
      </div>
    </div>
  )
}

/** The rooms of the admin area; each opens on its first tab. */
function Rooms({ rooms, open }: { rooms: Room[]; open: Room | undefined }) {
  if (rooms.length < 2) return null
  return (
    <nav aria-label={admin.tabsLabel} className="admin">
      <ul className="scrollbar-none flex gap-1 overflow-x-auto">
        {rooms.map((room) => (
          <li key={room.label}>
            <Link
              to={room.tabs[0]?.path ?? '/admin'}
              isAhead
              aria-current={room === open ? 'true' : undefined}
              className="flex min-h-11 items-center px-3 whitespace-nowrap text-soft -outline-offset-2 hover:text-ink aria-[current]:bg-paper aria-[current]:font-medium aria-[current]:text-ink"
            >
              {room.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A session that ended elsewhere leads to the sign-in screen and back here. */
function useSignedOut() {
  const cache = useQueryClient()
  useEffect(() => {
    let isLeaving = false
    const leaveOn401 = (error: unknown) => {
      if (isLeaving || !(error instanceof ApiError) || error.status !== 401) return
      isLeaving = true
      location.assign(pathIn(language, `/login?next=${location.pathname}`))
    }
    const queries = cache
      .getQueryCache()
      .subscribe(({ query, type }) => type === 'updated' && leaveOn401(query.state.error))
    return queries
  }, [cache])
}
