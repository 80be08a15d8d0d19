import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { adminSales as words } from '#web/words/en/admin/sales.ts'
import { type Length, lengths, type Period } from './period.ts'

type PeriodChoiceProps = {
  period: Period
  onChoose: (next: Pick<Period, 'length' | 'from' | 'to'>) => void
}

const choices: Length[] = [...lengths, 'own']

/** The last so many days, or two days of one's own. */
export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  const { length, from, to } = period
  return (
    <div className="flex flex-wrap items-end gap-3 pb-4">
      <SelectField
        label={words.period}
        className="w-56 max-sm:w-full"
        value={length}
        onChange={(event) => {
          const next = choices.find((one) => one === event.target.value)
          if (next) onChoose({ ...period, length: next })
        }}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {words.periods[one]}
          </option>
        ))}
      </SelectField>
      {length === 'own' && (
        <>
          <TextField
            label={words.from}
            type="date"
            value={from}
            onChange={(event) => onChoose({ length, from: event.target.value, to })}
          />
          <TextField
            label={words.to}
            type="date"
            value={to}
            onChange={(event) => onChoose({ length, from, to: event.target.value })}
          />
        </>
      )}
    </div>
  )
}
