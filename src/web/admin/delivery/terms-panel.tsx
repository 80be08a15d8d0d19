import { useQuery } from '@tanstack/react-query'
import { readDelivery, saveDelivery } from '#contract/delivery/admin-calls.ts'
import type { EditedDelivery } from '#contract/delivery/types.ts'
import { getShop } from '#contract/settings/calls.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminDelivery as words } from '#web/words/en/admin/settings/delivery.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { SettingsForm } from '../parts/forms/settings-form.tsx'
import { asJson } from '../parts/forms/use-save.ts'
import { useSettings } from '../parts/forms/use-settings.ts'
import { Loaded } from '../parts/loaded.tsx'
import { CalendarFields } from './calendar-fields.tsx'
import { CountryFields } from './country-fields.tsx'
import { type TermsField, type TermsValues, termsIn, valuesOf } from './terms-values.ts'
import { ZoneFields } from './zone-fields.tsx'

const labels: Record<string, string> = {
  fee: words.fee,
  freeAbove: words.freeAbove,
  'days.domestic.from': `${words.domestic}: ${words.from}`,
  'days.domestic.to': `${words.domestic}: ${words.to}`,
  'days.international.from': `${words.international}: ${words.from}`,
  'days.international.to': `${words.international}: ${words.to}`,
  returnsDays: words.returnsDays,
  damageReportHours: words.damageReportHours,
  'calendar.workingDays': words.workingDays,
  'calendar.handlingDays': words.handlingDays,
  'calendar.cutOff': words.cutOff,
  'calendar.holidays': words.holidays,
  zones: words.zones.title,
  countries: words.countries.title,
  'weights.saree': words.countries.sareeWeight,
  'weights.packing': words.countries.packingWeight,
  rates: words.countries.rates,
}

const asked = queryFor(readDelivery, {})

/** What the shop promises of delivery and returns. */
export function TermsPanel() {
  return (
    <Loaded asked={useQuery({ ...asked, refetchOnMount: 'always' })} height="h-96">
      {(saved) => <TermsForm saved={saved} />}
    </Loaded>
  )
}

function TermsForm({ saved }: { saved: EditedDelivery }) {
  const mayEdit = useMay('settings.shop')
  const form = useSettings({
    draft: 'delivery',
    ...{ saved, queryKey: asked.queryKey, valuesOf, read: termsIn },
    send: asJson(saveDelivery),
    says: { done: words.saved, failed: words.failed, refreshes: [getShop.path, '/api/pages'] },
  })
  return (
    <SettingsForm
      form={form}
      labels={labels}
      words={words}
      isReadOnly={!mayEdit}
      className="max-w-3xl"
      intro={
        <>
          <h2 className="mb-2 font-display text-xl">{words.title}</h2>
          <p className="mb-4 max-w-prose text-soft">{words.text}</p>
          {!mayEdit && <p className="mb-4 text-sm text-soft">{admin.readOnly}</p>}
        </>
      }
    >
      <TermsFields values={form.values} faults={form.faults} onChange={form.set} />
      <ZoneFields
        zones={form.values.zones}
        faults={form.faults}
        onChange={(zones) => form.set({ zones })}
      />
      <CountryFields values={form.values} faults={form.faults} onChange={form.set} />
      <CalendarFields values={form.values} faults={form.faults} onChange={form.set} />
    </SettingsForm>
  )
}

type TermsFieldsProps = {
  values: TermsValues
  faults: Record<string, string>
  onChange: (change: Partial<TermsValues>) => void
}

function TermsFields({ values, faults, onChange }: TermsFieldsProps) {
  const field = (name: TermsField, label: string, hint?: string) => (
    <TextField
      label={label}
      name={name}
      inputMode={name === 'fee' || name === 'freeAbove' ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...(hint !== undefined && { hint })}
      value={values[name]}
      error={faults[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <div className="grid items-start gap-6 pb-6 sm:grid-cols-2">
      {field('fee', words.fee)}
      {field('freeAbove', words.freeAbove, words.freeAboveHint)}
      {(['domestic', 'international'] as const).map((name) => (
        <fieldset key={name}>
          <legend className="mb-2 font-medium">{words[name]}</legend>
          <div className="grid grid-cols-2 items-start gap-3">
            {field(`days.${name}.from`, words.from)}
            {field(`days.${name}.to`, words.to)}
          </div>
        </fieldset>
      ))}
      {field('returnsDays', words.returnsDays)}
      {field('damageReportHours', words.damageReportHours)}
    </div>
  )
}
