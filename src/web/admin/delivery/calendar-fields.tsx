import { CheckField, FieldError, TextField } from '#web/ui/forms/field.tsx'
import { adminDelivery as words } from '#web/words/en/admin/settings/delivery.ts'
import type { CalendarFieldsProps } from './calendar-values.ts'
import { Holidays } from './holiday-fields.tsx'

/** On which days the shop works, until when an order is of its day, and how long packing takes. */
export function CalendarFields(props: CalendarFieldsProps) {
  const { values, faults, onChange } = props
  const field = (name: 'calendar.handlingDays' | 'calendar.cutOff') => ({
    name,
    value: values[name],
    error: faults[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <section className="border-t border-line py-6">
      <h3 className="mb-2 font-display text-lg">{words.calendar}</h3>
      <p className="mb-4 max-w-prose text-soft">{words.calendarText}</p>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <WorkingDays {...props} />
        <div className="space-y-6">
          <TextField
            {...field('calendar.handlingDays')}
            label={words.handlingDays}
            hint={words.handlingHint}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...field('calendar.cutOff')}
            label={words.cutOff}
            hint={words.cutOffHint}
            type="time"
          />
        </div>
        <Holidays {...props} />
      </div>
    </section>
  )
}

/** Monday first, as calendars of work are read. */
const weekdays = [1, 2, 3, 4, 5, 6, 0]

function WorkingDays({ values, faults, onChange }: CalendarFieldsProps) {
  const name = 'calendar.workingDays'
  const chosen = values[name]
  const toggle = (day: number, isChosen: boolean) =>
    onChange({
      [name]: weekdays.filter((one) => (one === day ? isChosen : chosen.includes(one))),
    })
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{words.workingDays}</legend>
      {weekdays.map((day) => (
        <CheckField
          key={day}
          label={words.weekdays[day] ?? ''}
          checked={chosen.includes(day)}
          onChange={(event) => toggle(day, event.currentTarget.checked)}
        />
      ))}
      {faults[name] && <FieldError>{faults[name]}</FieldError>}
    </fieldset>
  )
}
