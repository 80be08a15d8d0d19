import { type FormEvent, useState } from 'react'
import { sellAtStall } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { stallMethods } from '#domain/payment-methods.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { dismissToast } from '#web/ui/toast/toast.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { entryField, textIn } from '../../parts/forms/entry-dialog.tsx'
import { useLeaveGuard } from '../../parts/forms/use-leave-guard.ts'
import { Panel } from '../../parts/panel.tsx'
import { PanField } from '../new/buyer-fields.tsx'
import { LinePicker } from '../new/line-picker.tsx'
import { lineFaults, linesOf, type Picked, sumsOf } from '../new/picked-lines.ts'
import { useLinePriceCheck } from '../new/use-line-price-check.ts'
import { useOrderAct } from '../use-order-act.ts'

const words = adminOrders.stall
const noDelivery = { feePaise: 0, freeAbovePaise: 0 }
const asMarked = { discount: '', shipping: '0', isCounter: true }

type StallFormProps = { onSold: (order: StaffOrder) => void }

/** What is sold, then how it is paid: the button of the way to pay sells. */
export function StallForm({ onSold }: StallFormProps) {
  const [lines, setLines] = useState<Picked[]>([])
  const { act, isSaving, errors, refuse } = useOrderAct(sellAtStall, { failed: words.failed })
  const isSure = useLinePriceCheck()
  useLeaveGuard(lines.length > 0)
  const { total } = sumsOf(lines, asMarked, noDelivery)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const faults = lineFaults(lines)
    refuse(faults)
    if (Object.keys(faults).length > 0) return
    const sale = saleIn(new FormData(event.currentTarget), lines)
    if (!(await isSure(lines))) return
    const sold = await act(sale)
    if (!sold) return
    // What was refused before is over.
    dismissToast()
    onSold(sold)
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <LinePicker lines={lines} errors={errors} onChange={setLines} />
      <Panel title={words.pay}>
        <PaidBy />
        <Button type="submit" isBusy={isSaving} isWide className="mt-4">
          {isSaving ? words.selling : words.sell(rupees(total))}
        </Button>
      </Panel>
      <Buyer errors={errors} />
    </form>
  )
}

function saleIn(form: FormData, lines: readonly Picked[]) {
  return {
    lines: linesOf(lines),
    paidBy: stallMethods.find((one) => one === form.get('paidBy')) ?? 'cod',
    ...{ reference: textIn(form, 'reference'), fullName: textIn(form, 'fullName') },
    ...{ mobile: textIn(form, 'mobile'), email: '', buyerPan: textIn(form, 'buyerPan') },
  }
}

/** Cash, UPI or card, one press each. */
function PaidBy() {
  return (
    <fieldset>
      <legend className="sr-only">{words.pay}</legend>
      <div className="flex flex-wrap gap-x-6">
        {stallMethods.map((method) => (
          <label key={method} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="paidBy"
              value={method}
              defaultChecked={method === 'cod'}
              className="size-5"
            />
            {words.ways[method]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Nothing of it has to be known. */
function Buyer({ errors }: { errors: Record<string, string> }) {
  const field = entryField(errors)
  return (
    <Panel title={words.buyer}>
      <p className="pb-3 text-sm text-soft">{words.buyerText}</p>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('fullName', adminOrders.make.buyer.fullName)}
          isOptional
          autoComplete="off"
          maxLength={80}
        />
        <TextField
          {...field('mobile', adminOrders.make.buyer.mobile)}
          isOptional
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          {...field('reference', words.reference)}
          isOptional
          autoComplete="off"
          maxLength={60}
        />
        <PanField errors={errors} />
      </div>
    </Panel>
  )
}
