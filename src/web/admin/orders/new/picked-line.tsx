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
  const field = (part: 'quantity' | 'price') => ({
    ...{ label: words[part](name), isLabelHidden: true, autoComplete: 'off', value: line[part] },
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...line, [part]: event.target.value }),
  })
  return (
    <li className="flex flex-wrap items-start gap-3">
      <Thumb src={line.image} alt="" />
      <div className="min-w-40 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-soft">
          {line.code} · {rupees(line.currentPrice)}
        </p>
      </div>
      <div className="flex items-start gap-3 max-sm:w-full">
        <TextField
          {...field('quantity')}
          hint={words.quantityShort}
          inputMode="numeric"
          className="w-24 max-sm:min-w-0 max-sm:flex-1"
          error={quantityError}
        />
        <TextField
          {...field('price')}
          hint={words.priceShort}
          inputMode="decimal"
          className="w-32 max-sm:min-w-0 max-sm:flex-1"
          placeholder={String(line.currentPrice)}
          error={priceError}
        />
        <IconButton label={words.remove(name)} onClick={onRemove}>
          <TrashIcon className="size-5" />
        </IconButton>
      </div>
    </li>
  )
}
