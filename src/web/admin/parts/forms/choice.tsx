import { SelectField } from '#web/ui/forms/field.tsx'

type ChoiceProps<Value extends string> = {
  label: string
  /** What it is called to choose none; without it one is always chosen. */
  every?: string
  options: readonly (readonly [value: Value, label: string])[]
  /** '' for none. */
  chosen: Value | ''
  onChoose: (chosen: Value | '') => void
  className?: string
}

/** One of a few, chosen above a list. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, every, options, chosen, onChoose, className = 'w-56 max-sm:w-full' } = props
  return (
    <SelectField
      label={label}
      isLabelHidden
      className={className}
      value={chosen}
      onChange={({ target }) => onChoose(options.find(([one]) => one === target.value)?.[0] ?? '')}
    >
      {every !== undefined && <option value="">{every}</option>}
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
