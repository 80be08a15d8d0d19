import { admin } from '#web/words/en/admin.ts'
import { useMay } from '../allowed.ts'
import { RulesPanel } from '../cod/rules-panel.tsx'
import { NothingHere } from '../parts/lists/table-states.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { RemittancePanel, StatementPanel } from './statement-panel.tsx'

/** Money that came to the bank, and the ways to pay that the shop offers. */
export function PaymentsTab() {
  const mayEdit = useMay('orders.edit')
  const maySet = useMay('settings.payments')
  if (!mayEdit && !maySet) return <NothingHere>{admin.readOnly}</NothingHere>
  return (
    <div className="flex flex-col gap-4">
      {mayEdit && <StatementPanel />}
      {mayEdit && <RemittancePanel />}
      {maySet && <SettingsPanel />}
      {maySet && <RulesPanel />}
    </div>
  )
}
