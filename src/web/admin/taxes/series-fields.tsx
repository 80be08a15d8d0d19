import { ownSeries, seriesFor } from '#domain/documents/series.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminTaxes } from '#web/words/en/admin/law/taxes.ts'
import type { TaxFieldsProps } from './tax-values.ts'

const words = adminTaxes.settings.series

const kindsOf = {
  regular: ['tax-invoice', 'credit-note', 'receipt-voucher', 'refund-voucher'],
  composition: ['bill-of-supply', 'credit-note', 'receipt-voucher', 'refund-voucher'],
  unregistered: ['bill', 'credit-note'],
} as const

/** The letters before the numbers of the documents that this seller makes; open where one is refused. */
export function SeriesFields({ values, faults, onChange }: TaxFieldsProps) {
  const { series, registration } = values
  const isWrong = Object.keys(faults).some((name) => name.startsWith('series.'))
  return (
    <details className="group border border-line px-4" open={isWrong || undefined}>
      <summary className="flex min-h-11 items-center font-medium hover:text-lac">
        {words.title}
      </summary>
      <p className="pb-3 text-soft">{words.text}</p>
      <div className="grid items-start gap-4 pb-4 sm:grid-cols-2">
        {kindsOf[registration].map((kind) => (
          <TextField
            key={kind}
            label={words.kinds[kind]}
            value={series[kind]}
            error={faults[`series.${kind}`]}
            placeholder={ownSeries[kind]}
            hint={words.example(seriesFor(kind, { [kind]: series[kind].toUpperCase() }))}
            {...{ isOptional: true, maxLength: 4, autoComplete: 'off' }}
            onChange={(event) => onChange({ series: { ...series, [kind]: event.target.value } })}
          />
        ))}
      </div>
    </details>
  )
}
