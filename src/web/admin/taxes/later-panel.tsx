import type { SavedTaxSettings, TaxSettings } from '#contract/tax/types.ts'
import { carryChange } from '#domain/tax/carry-change.ts'
import { CheckField, FieldError } from '#web/ui/forms/field.tsx'
import { adminTaxes } from '#web/words/en/admin/law/taxes.ts'
import { dayInWords } from './day-in-words.ts'
import { formOf, replacedBy, type TaxFieldsProps, type TaxValues } from './tax-values.ts'

const words = adminTaxes.settings

/** Which settings of later days this change does not reach by itself, and the offer to change them too. */
export function LaterPanel(props: TaxFieldsProps & { saved: SavedTaxSettings }) {
  const { saved, values, faults, onChange } = props
  const before = replacedBy(saved, values.from)
  const later = saved.later.filter(({ from }) => from > values.from)
  if (before === null || later.length === 0) return null
  const after = settingsIn(values)
  const reached = later.map(({ from, settings }) => ({
    ...{ from, names: carryChange<TaxSettings>(before, after, settings).names.flatMap(labelOf) },
  }))
  if (reached.every(({ names }) => names.length === 0)) return null
  return (
    <section className="mt-6 border border-zari px-4 py-3">
      <h3 className="font-semibold">{words.later.title}</h3>
      <div role="status">
        <ul className="list-disc space-y-1 py-2 ps-5">
          {reached.map(({ from, names }) => (
            <li key={from}>
              {words.later.begins(dayInWords(from))}:{' '}
              {names.length > 0 ? names.join(', ') : words.later.stays}
            </li>
          ))}
        </ul>
      </div>
      <CheckField
        label={words.later.carry}
        checked={values.isAlsoLater}
        onChange={(event) => onChange({ isAlsoLater: event.target.checked })}
      />
      <p className="pb-1 text-sm text-soft">{words.later.hint}</p>
      {faults['isAlsoLater'] && <FieldError>{faults['isAlsoLater']}</FieldError>}
    </section>
  )
}

/** What is said, without how it is saved. */
function settingsIn(values: TaxValues): TaxSettings {
  const { reason: _reason, from: _from, password: _password, code: _code, ...said } = formOf(values)
  const { version: _version, isAlsoLater: _later, ...settings } = said
  return settings
}

/** A field as its form calls it; what stands in no field is not told. */
function labelOf(name: string): string[] {
  if (name === 'grievanceOfficer') return [words.officer]
  if (name === 'nodalPerson') return [words.nodal]
  const label = new Map(Object.entries(words.fields)).get(name)
  return label === undefined ? [] : [label]
}
