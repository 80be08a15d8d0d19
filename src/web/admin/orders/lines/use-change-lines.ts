import { useState } from 'react'
import { changeLines, tryLines } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import type { LinesAnswer } from '#contract/orders/edit-forms.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { fieldsOf } from '../../parts/forms/failure.ts'
import { asJson, useSave } from '../../parts/forms/use-save.ts'
import { useFirstFault } from '../../parts/use-first-fault.ts'
import { lineFaults, linesOf, type Picked } from '../new/picked-lines.ts'
import { useOrderAct } from '../use-order-act.ts'

const words = adminOrders.lines

/** Reckons what other lines come to, then changes the order to them. */
export function useChangeLines(order: StaffOrder) {
  // What was typed stands against what was read: an order that is read anew changes neither.
  const [seen] = useState(order.linesVersion)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const showFirstFault = useFirstFault()
  const trial = useSave(asJson(tryLines), { failed: words.reckonFailed })
  const own = useOrderAct(changeLines, { done: words.changed, failed: words.failed })
  const reckon = async (lines: readonly Picked[], buyerPan: string) => {
    const wrong = lineFaults(lines)
    setFaults(wrong)
    if (Object.keys(wrong).length > 0) {
      showFirstFault()
      return null
    }
    const result = await trial.save({ id: order.id, lines: linesOf(lines), buyerPan })
    if (result.isDone) return result.answer satisfies LinesAnswer
    setFaults(fieldsOf(result.error))
    return null
  }
  const change = (
    lines: readonly Picked[],
    more: { buyerPan: string; isTold: boolean },
  ): Promise<StaffOrder | null> => {
    const { version } = { version: seen, ...own.theirs }
    return own.act({ id: order.id, lines: linesOf(lines), ...more, version })
  }
  return {
    ...{ reckon, change, theirs: own.theirs },
    isBusy: trial.isSaving || own.isSaving,
    errors: { ...faults, ...own.errors },
  }
}
