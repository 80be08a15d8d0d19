import { mostCountries } from '#domain/delivery/delivery-country.ts'
import { CheckField, TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { adminDelivery } from '#web/words/en/admin/settings/delivery.ts'
import { type CountryValues, newCountry } from './country-values.ts'
import { faultsOfRow, RowCard, RowList } from './row-list.tsx'
import type { TermsValues } from './terms-values.ts'

const { countries: words } = adminDelivery

type CountryFieldsProps = {
  values: TermsValues
  /** Named as the server names them: `countries.0.code`. */
  faults: Record<string, string>
  onChange: (change: Partial<TermsValues>) => void
}

/** Where else the shop sends, what that costs by weight, and what it tells in the money of those who look. */
export function CountryFields({ values, faults, onChange }: CountryFieldsProps) {
  return (
    <RowList
      words={words}
      rows={values.countries}
      most={mostCountries}
      newRow={newCountry}
      error={faults['countries']}
      onChange={(countries) => onChange({ countries })}
      draw={(country, at, acts) => (
        <CountryRow
          key={at}
          place={at + 1}
          country={country}
          faults={faultsOfRow(faults, `countries.${at}`, 'feeSteps')}
          {...acts}
        />
      )}
    >
      <ParcelFields values={values} faults={faults} onChange={onChange} />
    </RowList>
  )
}

/** What all countries have in common: what a parcel weighs, and what currencies cost. */
function ParcelFields({ values, faults, onChange }: CountryFieldsProps) {
  const weight = (name: 'weights.saree' | 'weights.packing') => ({
    ...{ name, value: values[name], error: faults[name], inputMode: 'numeric' as const },
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <div className="mt-6 grid items-start gap-4 sm:grid-cols-2">
      <TextField {...weight('weights.saree')} label={words.sareeWeight} hint={words.weightHint} />
      <TextField {...weight('weights.packing')} label={words.packingWeight} />
      <TextAreaField
        name="rates"
        label={words.rates}
        hint={words.ratesHint}
        value={values.rates}
        error={faults['rates']}
        spellCheck={false}
        className="sm:col-span-2"
        onChange={(event) => onChange({ rates: event.currentTarget.value })}
      />
    </div>
  )
}

type CountryRowProps = {
  /** From 1. */
  place: number
  country: CountryValues
  /** Without the place: `code`. */
  faults: Record<string, string>
  onChange: (change: Partial<CountryValues>) => void
  onRemove: () => void
}

function CountryRow(props: CountryRowProps) {
  const { place, country, onRemove } = props
  return (
    <RowCard
      title={country.name.trim() || words.country(place)}
      remove={words.remove(place)}
      onRemove={onRemove}
    >
      <FieldsOfCountry {...props} />
    </RowCard>
  )
}

function FieldsOfCountry(props: CountryRowProps) {
  const field = fieldOf(props)
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <TextField {...field('name')} maxLength={60} />
      <TextField {...field('code')} hint={words.codeHint} maxLength={2} />
      <TextAreaField {...field('feeSteps')} hint={words.stepsHint} spellCheck={false} />
      <TextField {...field('freeAbove')} hint={words.freeHint} inputMode="decimal" />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...field('from', 'days.from')} inputMode="numeric" />
        <TextField {...field('to', 'days.to')} inputMode="numeric" />
      </div>
      <TextField {...field('currency')} hint={words.currencyHint} maxLength={3} />
      <TextAreaField
        {...field('dutyNote')}
        hint={words.dutyHint}
        maxLength={300}
        className="sm:col-span-2"
      />
      <SwitchesOfCountry {...props} />
    </div>
  )
}

function SwitchesOfCountry(props: CountryRowProps) {
  const { country, onChange } = props
  const field = fieldOf(props)
  return (
    <>
      <CheckField
        label={words.isUpiAllowed}
        checked={country.isUpiAllowed}
        onChange={(event) => onChange({ isUpiAllowed: event.currentTarget.checked })}
      />
      <CheckField
        label={words.isPaused}
        checked={country.isPaused}
        onChange={(event) => onChange({ isPaused: event.currentTarget.checked })}
      />
      {country.isPaused && (
        <>
          <TextField {...field('pauseWords')} hint={words.pauseHint} maxLength={200} />
          <TextField {...field('pausedUntil')} hint={words.untilHint} type="date" />
        </>
      )}
    </>
  )
}

type TextName = Exclude<keyof CountryValues, 'isUpiAllowed' | 'isPaused'>

/** A field of text of a country. */
const fieldOf =
  ({ country, faults, onChange }: CountryRowProps) =>
  (name: TextName, fault: string = name) => ({
    ...{ label: words[name], autoComplete: 'off', value: country[name], error: faults[fault] },
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
