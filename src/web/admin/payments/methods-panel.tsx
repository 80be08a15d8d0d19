import { admin } from '#web/words/en/admin.ts'
import { useMay } from '../allowed.ts'
import { RulesPanel } from '../cod/rules-panel.tsx'
import { NothingHere } from '../parts/lists/table-states.tsx'
import { SettingsPanel } from './settings-panel.tsx'

/** The ways to pay that the shop offers, and who may pay at the door. */
export function MethodsPanel() {
  if (!useMay('settings.payments')) return <NothingHere>{admin.readOnly}</NothingHere>
  return (
    <div className="flex flex-col gap-4">
      <SettingsPanel />
      <RulesPanel />
    </div>
  )
}
