import { useId } from 'react'
import { mostCountries } from '#domain/delivery/delivery-country.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { CheckField, FieldError, TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { adminDelivery } from '#web/words/en/admin/settings/delivery.ts'
import { removeRow } from '../parts/lists/remove-row.ts'
import { type CountryValues, newCountry } from './country-values.ts'
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
  const { countries } = values
  const set = (next: CountryValues[]) => onChange({ countries: next })
  return (
    <fieldset className="min-w-0 border-t border-line py-6">
      <legend className="float-left mb-2 w-full font-display text-lg">{words.title}</legend>
      <p className="clear-both mb-4 max-w-prose text-soft">{words.text}</p>
      {countries.length === 0 && <p className="text-soft">{words.none}</p>}
      <ol className="space-y-4">
        {countries.map((country, at) => (
          <CountryRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is drawn from its values alone
            key={at}
            place={at + 1}
            country={country}
            faults={faultsOf(faults, at)}
            onChange={(change) => set(countries.with(at, { ...country, ...change }))}
            onRemove={() => set(countries.toSpliced(at, 1))}
          />
        ))}
      </ol>
      {faults['countries'] && <FieldError>{faults['countries']}</FieldError>}
      <Button
        look="quiet"
        size="sm"
        className="mt-4"
        data-add
        disabled={countries.length >= mostCountries}
        onClick={() => set([...countries, newCountry])}
      >
        {words.add}
      </Button>
      <ParcelFields values={values} faults={faults} onChange={onChange} />
    </fieldset>
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
  const title = useId()
  return (
    <li aria-labelledby={title} className="border border-line p-4">
      <div className="mb-3 flex items-center gap-2">
        <h4 id={title} className="me-auto font-sans font-semibold">
          {country.name.trim() || words.country(place)}
        </h4>
        <IconButton
          data-row
          label={words.remove(place)}
          onClick={({ currentTarget }) => removeRow(currentTarget, onRemove)}
        >
          <TrashIcon className="size-5" />
        </IconButton>
      </div>
      <FieldsOfCountry {...props} />
    </li>
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

/** Those of one country, without its place; of a weight in the list the list's. */
function faultsOf(faults: Record<string, string>, at: number): Record<string, string> {
  const own = `countries.${at}.`
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, sentence]) =>
      name.startsWith(own)
        ? [[name.slice(own.length).replace(/^feeSteps\..*$/, 'feeSteps'), sentence]]
        : [],
    ),
  )
}
