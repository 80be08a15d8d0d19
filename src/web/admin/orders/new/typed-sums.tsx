import type { StaffChat } from '#contract/chats/types.ts'
import { feesOf } from '#domain/delivery/delivery-terms.ts'
import { useProfile } from '#web/surroundings.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { Panel } from '../../parts/panel.tsx'
import { Sum } from '../sums-panel.tsx'
import { type Picked, type SumsTyped, sumsOf } from './picked-lines.ts'

const words = adminOrders.make.sums
const names = adminOrders.sums

type TypedSumsProps = {
  lines: Picked[]
  typed: SumsTyped
  errors: Record<string, string>
  onChange: (sums: { discount: string; shipping: string }) => void
}

/** What the order comes to, with what was agreed. */
export function TypedSums({ lines, typed, errors, onChange }: TypedSumsProps) {
  const { discount, shipping } = typed
  const delivery = useProfile()?.delivery
  return (
    <Panel title={words.title}>
      <div className="grid items-start gap-4 pb-4 sm:grid-cols-2">
        <TextField
          label={words.discount}
          inputMode="decimal"
          autoComplete="off"
          isOptional
          value={discount}
          error={errors['discount']}
          onChange={(event) => onChange({ discount: event.target.value, shipping })}
        />
        <TextField
          label={words.shipping}
          inputMode="decimal"
          autoComplete="off"
          isOptional
          hint={words.shippingHint}
          value={shipping}
          error={errors['shipping']}
          onChange={(event) => onChange({ discount, shipping: event.target.value })}
        />
      </div>
      {delivery && <Sums {...sumsOf(lines, typed, feesOf(delivery))} />}
    </Panel>
  )
}

/** The sums that a chat named. */
export function ChatSums({ chat }: { chat: StaffChat }) {
  return (
    <Panel title={words.title}>
      <Sums {...chat} />
    </Panel>
  )
}

type SumsProps = { subtotal: number; discount: number; shipping: number; total: number }

function Sums({ subtotal, discount, shipping, total }: SumsProps) {
  return (
    <dl className="grid grid-cols-1 gap-1">
      <Sum name={names.subtotal} amount={rupees(subtotal)} />
      {discount > 0 && <Sum name={names.discount} amount={`−${rupees(discount)}`} />}
      <Sum name={names.shipping} amount={shipping === 0 ? names.free : rupees(shipping)} />
      <Sum name={names.total} amount={rupees(total)} isStrong />
    </dl>
  )
}
