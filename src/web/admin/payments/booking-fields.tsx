import { useQuery } from '@tanstack/react-query'
import { listCategories } from '#contract/content/calls.ts'
import { CheckField, TextField } from '#web/ui/forms/field.tsx'
import { adminPayments } from '#web/words/en/admin/payments.ts'
import { queryFor } from '../../cache.ts'
import { type FieldsOf, pair, Way } from './way-parts.tsx'

const words = adminPayments.settings

type BookingFieldsProps = FieldsOf<'booking'> & {
  categoryIds: readonly number[]
  onCategories: (ids: number[]) => void
}

/** A part now, the rest before the parcel leaves: how much, of which orders, and by when. */
export function BookingFields({ categoryIds, onCategories, ...field }: BookingFieldsProps) {
  return (
    <Way title={words.booking}>
      <p className="text-sm text-soft">{words.bookingText}</p>
      <CheckField {...field.switch} label={words.bookingOn} />
      <div className={pair}>
        <TextField
          {...field.text('percent', words.bookingPercent)}
          inputMode="numeric"
          hint={words.bookingPercentHint}
        />
        <TextField
          {...field.text('days', words.bookingDays)}
          inputMode="numeric"
          hint={words.bookingDaysHint}
        />
      </div>
      <TextField
        {...field.text('least', words.bookingLeast)}
        inputMode="decimal"
        hint={words.bookingLeastHint}
      />
      <Categories ids={categoryIds} onChange={onCategories} />
    </Way>
  )
}

type CategoriesProps = { ids: readonly number[]; onChange: (ids: number[]) => void }

function Categories({ ids, onChange }: CategoriesProps) {
  const { data: categories = [] } = useQuery(queryFor(listCategories, {}))
  if (categories.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{words.bookingCategories}</legend>
      <div className="grid max-h-40 gap-1 overflow-y-auto">
        {categories.map(({ id, name }) => (
          <CheckField
            key={id}
            label={name}
            checked={ids.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...ids, id] : ids.filter((one) => one !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
