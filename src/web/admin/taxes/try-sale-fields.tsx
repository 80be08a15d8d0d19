import { placeName, taxStates } from '#domain/tax/states.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { adminTaxes } from '#web/words/en/admin/law/taxes.ts'
import type { TrialValues } from './trial-values.ts'

const words = adminTaxes.trial

type SaleFieldsProps = {
  values: TrialValues
  errors: Record<string, string>
  onChange: (change: Partial<TrialValues>) => void
}

/** What is said of the whole sale. */
export function SaleFields({ values, errors, onChange }: SaleFieldsProps) {
  const field = (name: Exclude<keyof TrialValues, 'lines'>, path: string = name) => ({
    label: words.fields[name],
    value: values[name],
    error: errors[path],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <TextField {...field('on')} type="date" />
      <SelectField {...field('where', 'stateCode')}>
        <option value="">{words.home}</option>
        <option value="counter">{words.counter}</option>
        {taxStates.slice(0, 36).map(({ code }) => (
          <option key={code} value={code}>
            {placeName(code)}
          </option>
        ))}
        <option value="abroad">{words.abroad}</option>
      </SelectField>
      <TextField {...field('buyerGstin')} isOptional maxLength={20} className="sm:col-span-2" />
      <TextField {...field('discount')} isOptional inputMode="decimal" />
      <TextField {...field('delivery')} isOptional inputMode="decimal" />
    </div>
  )
}

type Line = TrialValues['lines'][number]

type LineFieldsProps = {
  line: Line
  at: number
  classes: Map<string, string>
  errors: Record<string, string>
  onChange: (change: Partial<Line>) => void
  onRemove: (() => void) | undefined
}

/** One kind of goods, its price with the tax in it, and how many. */
export function LineFields({ line, at, classes, errors, onChange, onRemove }: LineFieldsProps) {
  const field = (name: Exclude<keyof Line, 'key'>) => ({
    label: words.fields[name],
    value: line[name],
    error: errors[`lines.${at}.${name}`],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <fieldset className="min-w-0 border-t border-line pt-3">
      <legend className="sr-only">{words.line(at + 1)}</legend>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-4">
        <SelectField {...field('taxClass')}>
          {[...classes].map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField {...field('hsn')} isOptional inputMode="numeric" maxLength={8} />
        <TextField {...field('price')} inputMode="decimal" />
        <TextField {...field('quantity')} inputMode="numeric" />
      </div>
      {onRemove && (
        <Button type="button" look="plain" size="sm" onClick={onRemove}>
          {words.remove(at + 1)}
        </Button>
      )}
    </fieldset>
  )
}
