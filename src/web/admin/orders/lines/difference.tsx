import type { LinesAnswer } from '#contract/orders/edit-forms.ts'
import { Note } from '#web/ui/note.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { Sum } from '../sums-panel.tsx'

const words = adminOrders.lines
const names = adminOrders.sums

/** Sarees that were found may stand between. */
const intoView = (shown: HTMLElement | null) => shown?.scrollIntoView({ block: 'center' })

/** What the order comes to, and who gives whom how much. */
export function Difference({ told }: { told: LinesAnswer }) {
  const { subtotal, discount, shipping, fee, total, totalBefore, paid } = told
  return (
    <div
      ref={intoView}
      role="status"
      className="scroll-mb-20 flex flex-col gap-3 border-t border-line pt-4"
    >
      <dl className="grid grid-cols-1 gap-1">
        <Sum name={names.subtotal} amount={rupees(subtotal)} />
        {discount > 0 && <Sum name={names.discount} amount={`−${rupees(discount)}`} />}
        <Sum name={names.shipping} amount={shipping === 0 ? names.free : rupees(shipping)} />
        {fee > 0 && <Sum name={names.fee} amount={rupees(fee)} />}
        <Sum name={names.total} amount={rupees(total)} isStrong />
        <Sum name={words.before} amount={rupees(totalBefore)} />
        <Sum name={names.paid} amount={rupees(paid)} />
      </dl>
      <Money told={told} />
    </div>
  )
}

function Money({ told: { due, owed, isAtDoor } }: { told: LinesAnswer }) {
  if (owed > 0) return <Note title={words.back(rupees(owed))}>{words.backText}</Note>
  if (due === 0) return <Note title={words.even} />
  if (isAtDoor) return <Note title={words.atDoor(rupees(due))} />
  return <Note title={words.more(rupees(due))}>{words.moreText}</Note>
}
