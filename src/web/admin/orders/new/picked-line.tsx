import { IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { Thumb } from '../../parts/thumb.tsx'
import type { Picked } from './picked-lines.ts'

const words = adminOrders.make.lines

type PickedLineProps = {
  line: Picked
  quantityError: string | undefined
  priceError: string | undefined
  onChange: (line: Picked) => void
  onRemove: () => void
}

/** One saree of the order: how many, and for how much when it is not today's price. */
export function PickedLine(props: PickedLineProps) {
  const { line, quantityError, priceError, onChange, onRemove } = props
  const { name } = line
  return (
    <li className="flex flex-wrap items-start gap-3">
      <Thumb src={line.image} alt="" />
      <div className="min-w-40 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-soft">
          {line.code} · {rupees(line.currentPrice)}
        </p>
      </div>
      <TextField
        label={words.quantity(name)}
        isLabelHidden
        hint={words.quantityShort}
        inputMode="numeric"
        autoComplete="off"
        className="w-24"
        value={line.quantity}
        error={quantityError}
        onChange={(event) => onChange({ ...line, quantity: event.target.value })}
      />
      <TextField
        label={words.price(name)}
        isLabelHidden
        hint={words.priceShort}
        inputMode="decimal"
        autoComplete="off"
        className="w-32"
        placeholder={String(line.currentPrice)}
        value={line.price}
        error={priceError}
        onChange={(event) => onChange({ ...line, price: event.target.value })}
      />
      <IconButton label={words.remove(name)} onClick={onRemove}>
        <TrashIcon className="size-5" />
      </IconButton>
    </li>
  )
}
