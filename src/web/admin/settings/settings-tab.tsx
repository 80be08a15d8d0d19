import { useContext } from 'react'
import { Outlet, useLocation } from 'react-router'
import { admin } from '#web/words/en/admin.ts'
import { RoleContext } from '../allowed.ts'
import { isRefused } from '../frame/work-tabs.ts'
import { LinkTabs, tabId } from '../parts/lists/link-tabs.tsx'
import { useScreenName } from '../parts/screen-name.tsx'

const words = admin.settings
const panel = 'settings'

const tabs = (['performance', 'shop', 'payments', 'delivery', 'carriers', 'law'] as const).map(
  (name) => ({ path: `/admin/settings/${name}`, label: words.tabs[name] }),
)
const all = [{ path: '/admin/settings', label: words.tabs.display }, ...tabs]

/** Display Options, Performance and the profile of the shop, side by side. */
export function SettingsTab() {
  const role = useContext(RoleContext)
  const path = useLocation().pathname.replace(/\/$/, '')
  useScreenName(all.find((tab) => tab.path === path)?.label)
  const shown = all.filter((tab) => !isRefused(role, tab.path))
  return (
    <>
      <LinkTabs id={panel} label={words.tabsLabel} tabs={shown} open={path} />
      <div id={panel} role="tabpanel" aria-labelledby={tabId(panel, path)} className="pt-5">
        <Outlet />
      </div>
    </>
  )
}
