import { useState } from 'react'
import { tryOrder } from '#contract/orders/admin-calls.ts'
import type { TrialOrder as Trial } from '#contract/orders/trial-order.ts'
import { getSetup } from '#contract/settings/admin-calls.ts'
import { formatRupees, toPaise } from '#domain/money.ts'
import { Button } from '#web/ui/button.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminSetup } from '#web/words/en/admin/work/setup.ts'
import { asJson, useSave } from '../parts/forms/use-save.ts'

const words = adminSetup.triedFacts

/** Tries an order that leaves nothing behind, and shows what it would have been. */
export function TrialOrder() {
  const [tried, setTried] = useState<Trial | null>(null)
  const { save, isSaving } = useSave(asJson(tryOrder), {
    failed: adminSetup.tryFailed,
    refreshes: [getSetup.path],
  })
  const start = async () => {
    const saved = await save({})
    setTried(saved.isDone ? saved.answer : null)
  }
  return (
    <div className="pb-2 ps-10">
      <Button size="sm" look="quiet" isBusy={isSaving} onClick={() => void start()}>
        {adminSetup.tryOrder}
      </Button>
      <div role="status">{tried && <Tried trial={tried} />}</div>
    </div>
  )
}

function Tried({ trial }: { trial: Trial }) {
  const rupees = (amount: number) => formatRupees(toPaise(amount))
  const facts: [string, string][] = [
    [words.saree, trial.saree],
    [words.paidBy, adminOrders.methods[trial.paymentMethod]],
    [words.total, rupees(trial.total)],
    [words.shipping, rupees(trial.shipping)],
    ...(trial.tax === null ? [] : [[words.tax, rupees(trial.tax)] as [string, string]]),
    [words.document, trial.document],
  ]
  return (
    <>
      <p className="mt-2 font-medium text-leaf">{adminSetup.tried(trial.number)}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
