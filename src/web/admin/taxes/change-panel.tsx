import type { SavedTaxSettings } from '#contract/tax/types.ts'
import { consequencesOf } from '#domain/tax/seller-change.ts'
import { placeName } from '#domain/tax/states.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminTaxes } from '#web/words/en/admin/law/taxes.ts'
import { dayInWords } from './day-in-words.ts'
import { replacedBy, type TaxFieldsProps } from './tax-values.ts'

const { change: words, fields: labels, hints } = adminTaxes.settings

/** What follows from another registration, state or GSTIN, from which day on; and the proof that it is the owner who wants it. */
export function ChangePanel({ saved, values, faults, onChange }: TaxFieldsProps & ChangeProps) {
  const before = replacedBy(saved, values.from)
  const found = before === null ? [] : consequencesOf(before, values)
  if (found.length === 0) return null
  const state = values.stateCode === '' ? words.noState : placeName(values.stateCode)
  return (
    <section className="mt-6 border border-zari px-4 py-3">
      <h3 className="font-semibold">{words.title(dayInWords(values.from))}</h3>
      <div role="status">
        <ul className="list-disc space-y-1 py-2 ps-5">
          {found.map((one) => (
            <li key={one}>{words.follows[one](state)}</li>
          ))}
        </ul>
      </div>
      <p className="pb-3 text-soft">{words.ask}</p>
      <ReasonField {...{ values, faults, onChange }} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField
          label={words.password}
          type="password"
          autoComplete="current-password"
          value={values.password}
          error={faults['password']}
          onChange={(event) => onChange({ password: event.target.value })}
        />
        <TextField
          label={words.code}
          hint={words.codeHint}
          {...{ isOptional: true, autoComplete: 'one-time-code', inputMode: 'numeric' }}
          value={values.code}
          error={faults['code']}
          onChange={(event) => onChange({ code: event.target.value })}
        />
      </div>
    </section>
  )
}

type ChangeProps = { saved: SavedTaxSettings }

/** Why the shop becomes another one before the law; asked only where it does. */
const ReasonField = ({ values, faults, onChange }: TaxFieldsProps) => (
  <TextField
    {...{ label: labels.reason, hint: hints.reason, autoComplete: 'off', className: 'mb-4' }}
    value={values.reason}
    error={faults['reason']}
    onChange={(event) => onChange({ reason: event.target.value })}
  />
)
