import { TextField } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'

const words = admin.products.bulk

/** When changed prices begin and end, and what that is called. */
export type PriceTimes = { name: string; startsAt: string; endsAt: string }
export type TimeFaults = Partial<Record<keyof PriceTimes, string>>

export const noTimes: PriceTimes = { name: '', startsAt: '', endsAt: '' }
export const isTimed = ({ startsAt, endsAt }: PriceTimes) => startsAt !== '' || endsAt !== ''

/** What is wrong with them, by the field. */
export function faultsOf(times: PriceTimes, percent: number | null): TimeFaults {
  const { name, startsAt, endsAt } = times
  if (!isTimed(times)) return {}
  return {
    ...(name.trim() === '' && { name: words.timedNameBad }),
    ...(endsAt !== '' && startsAt >= endsAt && { endsAt: words.timedBad }),
    ...(endsAt !== '' && percent !== null && percent > 0 && { endsAt: words.timedRaises }),
  }
}

type PriceTimeFieldsProps = {
  times: PriceTimes
  faults: TimeFaults
  onChange: (times: PriceTimes) => void
}

export function PriceTimeFields({ times, faults, onChange }: PriceTimeFieldsProps) {
  const field = (name: keyof PriceTimes, label: string) => ({
    ...{ label, error: faults[name], value: times[name] },
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ ...times, [name]: target.value }),
  })
  return (
    <details className="mt-4 border border-line px-4">
      <summary className="flex min-h-11 items-center font-medium hover:text-lac">
        {words.timed}
      </summary>
      <p className="text-sm text-soft">{words.timedHint}</p>
      <div className="grid gap-4 pt-3 pb-4 sm:grid-cols-2">
        <TextField {...field('startsAt', words.startsAt)} type="datetime-local" isOptional />
        <TextField
          {...field('endsAt', words.endsAt)}
          type="datetime-local"
          hint={words.timedClock}
          isOptional
        />
        <TextField
          {...field('name', words.timedName)}
          hint={words.timedNameHint}
          maxLength={60}
          autoComplete="off"
          className="sm:col-span-2"
        />
      </div>
    </details>
  )
}
