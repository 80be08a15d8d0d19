import { useContext } from 'react'
import { Outlet, useLocation } from 'react-router'
import { may, type Permission } from '#domain/permissions.ts'
import { admin } from '#web/words/en/admin.ts'
import { RoleContext } from '../allowed.ts'
import { LinkTabs, tabId } from '../parts/lists/link-tabs.tsx'
import { useScreenName } from '../parts/screen-name.tsx'

const words = admin.settings
const panel = 'settings'

const tabs: { path: string; label: string; permission?: Permission }[] = [
  { path: '/admin/settings', label: words.tabs.display },
  {
    path: '/admin/settings/performance',
    label: words.tabs.performance,
    permission: 'figures.see',
  },
  { path: '/admin/settings/shop', label: words.tabs.shop },
  {
    path: '/admin/settings/payments',
    label: words.tabs.payments,
    permission: 'settings.payments',
  },
  { path: '/admin/settings/delivery', label: words.tabs.delivery },
  { path: '/admin/settings/carriers', label: words.tabs.carriers, permission: 'settings.shop' },
  { path: '/admin/settings/law', label: words.tabs.law, permission: 'taxes.edit' },
]

/** Display Options, Performance and the profile of the shop, side by side. */
export function SettingsTab() {
  const role = useContext(RoleContext)
  const path = useLocation().pathname.replace(/\/$/, '')
  useScreenName(tabs.find((tab) => tab.path === path)?.label)
  const shown = tabs.filter(({ permission }) => !permission || may(role, permission))
  return (
    <>
      <LinkTabs id={panel} label={words.tabsLabel} tabs={shown} open={path} />
      <div id={panel} role="tabpanel" aria-labelledby={tabId(panel, path)} className="pt-5">
        <Outlet />
      </div>
    </>
  )
}
