import { Link } from '#web/ui/link.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useMay } from '../allowed.ts'
import { NothingHere } from '../parts/lists/table-states.tsx'
import { RemittancePanel, StatementPanel } from './statement-panel.tsx'

/** Money that came to the bank; how the shop may be paid is set with its other settings. */
export function PaymentsTab() {
  const mayEdit = useMay('orders.edit')
  const maySet = useMay('settings.payments')
  if (!mayEdit) return <NothingHere>{admin.readOnly}</NothingHere>
  return (
    <div className="flex flex-col gap-4">
      <StatementPanel />
      <RemittancePanel />
      {maySet && (
        <p>
          <Link to="/admin/settings/payments" className="link">
            {admin.settings.tabs.payments}
          </Link>
        </p>
      )}
    </div>
  )
}
