import type { ComponentProps } from 'react'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { SelectField } from './field.tsx'

type QuantitySelectProps = Omit<ComponentProps<'select'>, 'id' | 'children' | 'className'> & {
  /** From #domain/stock.ts quantityChoices. */
  choices: number[]
  /** Replaces 'Quantity' where there are several on a page. */
  label?: string
  isLabelHidden?: boolean
}

export function QuantitySelect({ choices, label, isLabelHidden, ...rest }: QuantitySelectProps) {
  const words = useWords('ui', ui)
  return (
    <SelectField
      {...rest}
      label={label ?? words.quantity}
      className="w-24 min-w-min wrap-normal"
      {...(isLabelHidden && { isLabelHidden })}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </SelectField>
  )
}
