import { type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router'
import { may, type Permission } from '#domain/permissions.ts'
import { adminPrivacy as words } from '#web/words/en/admin/privacy.ts'
import { RoleContext } from '../allowed.ts'
import { LinkTabs, tabId } from '../parts/lists/link-tabs.tsx'
import { useScreenName } from '../parts/screen-name.tsx'

const panel = 'privacy'

const tabs: { path: string; label: string; permission: Permission }[] = [
  { path: '/admin/privacy', label: words.tabs.requests, permission: 'privacy.answer' },
  { path: '/admin/privacy/notices', label: words.tabs.notices, permission: 'privacy.answer' },
  { path: '/admin/privacy/retention', label: words.tabs.retention, permission: 'breaches.edit' },
  { path: '/admin/privacy/breaches', label: words.tabs.breaches, permission: 'breaches.edit' },
]

/** The parts of privacy beside each other. */
export function PrivacyFrame({ children }: { children: ReactNode }) {
  const role = useContext(RoleContext)
  const path = useLocation().pathname.replace(/\/$/, '')
  useScreenName(tabs.find((tab) => tab.path === path)?.label)
  const shown = tabs.filter(({ permission }) => may(role, permission))
  return (
    <>
      <LinkTabs id={panel} label={words.tabsLabel} tabs={shown} open={path} />
      <div
        id={panel}
        role="tabpanel"
        aria-labelledby={tabId(panel, path)}
        className="flex flex-col gap-4 pt-5"
      >
        {children}
      </div>
    </>
  )
}
