import { listOrders } from '#contract/orders/admin-calls.ts'
import { dismissTransfer } from '#contract/payments/admin-calls.ts'
import { today } from '#contract/performance/admin-calls.ts'
import type { Today } from '#contract/performance/types.ts'
import { Button } from '#web/ui/button.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { admin } from '#web/words/en/admin.ts'
import { asJson, useSave } from '../parts/forms/use-save.ts'

const words = adminOrders.payments

/** Transfers that buyers have named for orders which wait for no money; each goes in one press. */
export function StrayTransfers({ today: { strayTransfers } }: { today: Today }) {
  const { save, isSaving } = useSave(asJson(dismissTransfer), {
    ...{ done: words.dismissed, failed: words.dismissFailed },
    refreshes: [today.path, listOrders.path],
  })
  return (
    <ul className="text-sm">
      {strayTransfers.map(({ orderId: id, number, reference, amount }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
          <span className="min-w-0 break-words">
            {admin.today.stray(number, rupees(amount), reference)}
          </span>
          <Button
            look="quiet"
            size="sm"
            isBusy={isSaving}
            aria-label={`${words.dismiss}: ${number}`}
            onClick={() => void save({ id, reference })}
          >
            {words.dismiss}
          </Button>
        </li>
      ))}
    </ul>
  )
}
