import { type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router'
import { adminPrivacy as words } from '#web/words/en/admin/privacy.ts'
import { RoleContext } from '../allowed.ts'
import { isRefused } from '../frame/work-tabs.ts'
import { LinkTabs, tabId } from '../parts/lists/link-tabs.tsx'
import { useScreenName } from '../parts/screen-name.tsx'

const panel = 'privacy'

const tabs = [
  { path: '/admin/privacy', label: words.tabs.requests },
  { path: '/admin/privacy/notices', label: words.tabs.notices },
  { path: '/admin/privacy/retention', label: words.tabs.retention },
  { path: '/admin/privacy/breaches', label: words.tabs.breaches },
]

/** The parts of privacy beside each other. */
export function PrivacyFrame({ children }: { children: ReactNode }) {
  const role = useContext(RoleContext)
  const path = useLocation().pathname.replace(/\/$/, '')
  useScreenName(tabs.find((tab) => tab.path === path)?.label)
  const shown = tabs.filter((tab) => !isRefused(role, tab.path))
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
