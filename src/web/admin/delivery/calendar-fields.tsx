import { type Holiday, mostHolidays } from '#domain/delivery/shop-calendar.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { CheckField, FieldError, TextField } from '#web/ui/forms/field.tsx'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { adminDelivery as words } from '#web/words/en/admin/settings/delivery.ts'
import { removeRow } from '../parts/lists/remove-row.ts'
import type { CalendarValues } from './calendar-values.ts'

type CalendarFieldsProps = {
  values: CalendarValues
  faults: Record<string, string>
  onChange: (change: Partial<CalendarValues>) => void
}

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

function Holidays({ values, faults, onChange }: CalendarFieldsProps) {
  const name = 'calendar.holidays'
  const holidays = values[name]
  const set = (next: Holiday[]) => onChange({ [name]: next })
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-2 font-medium">{words.holidays}</legend>
      {holidays.length === 0 && <p className="text-soft">{words.holidaysNone}</p>}
      <ul className="space-y-3">
        {holidays.map((holiday, at) => (
          <HolidayRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is drawn from its values alone
            key={at}
            place={at + 1}
            holiday={holiday}
            fault={faults[`${name}.${at}.day`]}
            onChange={(change) => set(holidays.with(at, { ...holiday, ...change }))}
            onRemove={() => set(holidays.toSpliced(at, 1))}
          />
        ))}
      </ul>
      {faults[name] && <FieldError>{faults[name]}</FieldError>}
      <Button
        look="quiet"
        size="sm"
        className="mt-3"
        data-add
        disabled={holidays.length >= mostHolidays}
        onClick={() => set([...holidays, { day: '', name: '' }])}
      >
        {words.addHoliday}
      </Button>
    </fieldset>
  )
}

type HolidayRowProps = {
  /** From 1. */
  place: number
  holiday: Holiday
  fault: string | undefined
  onChange: (change: Partial<Holiday>) => void
  onRemove: () => void
}

function HolidayRow({ place, holiday, fault, onChange, onRemove }: HolidayRowProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[12rem_1fr_auto]">
      <TextField
        label={words.holidayDay(place)}
        isLabelHidden
        type="date"
        value={holiday.day}
        error={fault}
        onChange={(event) => onChange({ day: event.currentTarget.value })}
      />
      <TextField
        label={words.holidayName(place)}
        isLabelHidden
        className="max-sm:order-last max-sm:col-span-2"
        maxLength={60}
        value={holiday.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <IconButton
        data-row
        label={words.removeHoliday(place)}
        onClick={({ currentTarget }) => removeRow(currentTarget, onRemove)}
      >
        <TrashIcon className="size-5" />
      </IconButton>
    </li>
  )
}
