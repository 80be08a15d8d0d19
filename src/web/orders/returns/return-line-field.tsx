import type { OrderLine } from '#contract/orders/types.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { CheckField } from '../../ui/forms/field.tsx'
import { QuantitySelect } from '../../ui/forms/quantity-select.tsx'

type ReturnLineFieldProps = {
  line: OrderLine & { left: number }
  /** How many were chosen before; undefined where it was not among them. */
  chosen: number | undefined
  isWrong: boolean
}

/** One saree that may go back, and how many of it. */
export function ReturnLineField({ line, chosen, isWrong }: ReturnLineFieldProps) {
  const words = useWords('orders', english).returns
  return (
    <div className="flex items-center justify-between gap-4">
      <CheckField
        name="line"
        value={line.id}
        label={line.name}
        defaultChecked={chosen !== undefined}
        aria-invalid={isWrong || undefined}
      />
      {line.left > 1 && (
        <QuantitySelect
          name={`quantity.${line.id}`}
          label={words.quantityOf(line.name)}
          isLabelHidden
          choices={Array.from({ length: line.left }, (_, at) => at + 1)}
          defaultValue={Math.min(chosen ?? line.left, line.left)}
        />
      )}
    </div>
  )
}
