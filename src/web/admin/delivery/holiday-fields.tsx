import { useState } from 'react'
import { festivalsToCome, lastYearKnown } from '#domain/delivery/festival-days.ts'
import { type Holiday, mostHolidays } from '#domain/delivery/shop-calendar.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { FieldError, TextField } from '#web/ui/forms/field.tsx'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { adminDelivery as words } from '#web/words/en/admin/settings/delivery.ts'
import { removeRow } from '../parts/lists/remove-row.ts'
import type { CalendarFieldsProps } from './calendar-values.ts'

/** The days on which nothing is packed and nothing travels, each by its date. */
export function Holidays({ values, faults, onChange }: CalendarFieldsProps) {
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
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          look="quiet"
          size="sm"
          data-add
          disabled={holidays.length >= mostHolidays}
          onClick={() => set([...holidays, { day: '', name: '' }])}
        >
          {words.addHoliday}
        </Button>
        <ProposeFestivals holidays={holidays} onAdd={set} />
      </div>
    </fieldset>
  )
}

type ProposeProps = { holidays: Holiday[]; onAdd: (all: Holiday[]) => void }

/** The festivals of the coming year at one press: rows like all others, which the owner changes or takes off. */
function ProposeFestivals({ holidays, onAdd }: ProposeProps) {
  const [today] = useState(() => dayInIndia(Date.now()))
  const [added, setAdded] = useState(0)
  const proposed = festivalsToCome(today, holidays)
    .slice(0, mostHolidays - holidays.length)
    .map(({ day, festival }) => ({ day, name: words.festivals.names[festival] }))
  const add = () => {
    if (proposed.length === 0) return
    setAdded(proposed.length)
    onAdd([...holidays, ...proposed].sort((one, other) => (one.day < other.day ? -1 : 1)))
  }
  return (
    <>
      <Button look="quiet" size="sm" aria-disabled={proposed.length === 0} onClick={add}>
        {words.festivals.add(proposed.length)}
      </Button>
      <p role="status" className="w-full text-sm text-soft">
        {added > 0 ? words.festivals.added(added) : words.festivals.hint}
        {Number(today.slice(0, 4)) >= lastYearKnown && ` ${words.festivals.later(lastYearKnown)}`}
      </p>
    </>
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
