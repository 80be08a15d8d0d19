import type { ReactNode } from 'react'
import { gstinWords } from '#contract/tax/gstin-words.ts'
import { filings } from '#domain/books/period.ts'
import { readGstin } from '#domain/tax/gstin.ts'
import { registrations } from '#domain/tax/sale.ts'
import { placeName, taxStates } from '#domain/tax/states.ts'
import { CheckField, SelectField, TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { adminTaxes } from '#web/words/en/admin/law/taxes.ts'
import { SeriesFields } from './series-fields.tsx'
import type { TaxFieldsProps, TaxValues } from './tax-values.ts'

const words = adminTaxes.settings

type Ticked = 'mayCrossStates' | 'upiIsVerifiedMerchant' | 'turnoverAbove5Crore' | 'isPanAsked'
type TextName = Exclude<keyof TaxValues, Ticked | 'isAlsoLater' | 'version' | 'series'>

/** The registration first, with what follows from it in words; then what documents say of the shop. */
export function TaxFields({ values, faults, onChange }: TaxFieldsProps) {
  const field = (name: TextName) => ({
    label: words.fields[name],
    value: values[name],
    error: faults[name] ?? faults[personPath(name)],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  const isRegistered = values.registration !== 'unregistered'
  return (
    <div className="grid grid-cols-1 gap-6">
      <SelectField {...field('registration')} hint={words.follows[values.registration]}>
        {registrations.map((one) => (
          <option key={one} value={one}>
            {words.registrations[one]}
          </option>
        ))}
      </SelectField>
      <DocumentFields {...{ field, isRegistered, onChange }} />
      {values.registration === 'regular' && <RegularFields {...{ field, values, onChange }} />}
      {values.registration === 'unregistered' && (
        <CheckField
          label={words.fields.mayCrossStates}
          checked={values.mayCrossStates}
          onChange={(event) => onChange({ mayCrossStates: event.target.checked })}
        />
      )}
      <PaymentTicks values={values} onChange={onChange} />
      <PeopleFields field={field} />
      <SeriesFields values={values} faults={faults} onChange={onChange} />
      <TextField {...field('from')} type="date" hint={words.hints.from} />
    </div>
  )
}

function PaymentTicks({ values, onChange }: Pick<TaxFieldsProps, 'values' | 'onChange'>) {
  return (
    <>
      <CheckField
        label={words.fields.upiIsVerifiedMerchant}
        checked={values.upiIsVerifiedMerchant}
        onChange={(event) => onChange({ upiIsVerifiedMerchant: event.target.checked })}
      />
      <CheckField
        label={words.fields.isPanAsked}
        checked={values.isPanAsked}
        onChange={(event) => onChange({ isPanAsked: event.target.checked })}
      />
    </>
  )
}

type FieldOf = (name: TextName) => {
  label: string
  value: string
  error: string | undefined
  autoComplete: string
  onChange: (event: { target: { value: string } }) => void
}

type DocumentFieldsProps = {
  field: FieldOf
  isRegistered: boolean
  onChange: TaxFieldsProps['onChange']
}

/** What documents say of the shop. */
function DocumentFields({ field, isRegistered, onChange }: DocumentFieldsProps) {
  return (
    <>
      <Pair>
        <TextField {...field('legalName')} hint={words.hints.legalName} />
        <TextField {...field('tradeName')} isOptional hint={words.hints.tradeName} />
      </Pair>
      <Pair>
        {isRegistered && <GstinField {...field('gstin')} onTyped={onChange} />}
        <SelectField {...field('stateCode')}>
          <option value="">{words.chooseState}</option>
          {taxStates.slice(0, 36).map(({ code }) => (
            <option key={code} value={code}>
              {placeName(code)}
            </option>
          ))}
        </SelectField>
      </Pair>
      <TextAreaField {...field('principalAddress')} rows={3} hint={words.hints.address} />
      <TextField {...field('signatory')} isOptional hint={words.hints.signatory} />
    </>
  )
}

type RegularFieldsProps = { field: FieldOf } & Pick<TaxFieldsProps, 'values' | 'onChange'>

function RegularFields({ field, values, onChange }: RegularFieldsProps) {
  return (
    <>
      <SelectField {...field('registeredBuyerPlace')}>
        <option value="gstin">{words.places.gstin}</option>
        <option value="delivery">{words.places.delivery}</option>
      </SelectField>
      <SelectField {...field('filing')} hint={words.hints.filing}>
        {filings.map((one) => (
          <option key={one} value={one}>
            {words.filings[one]}
          </option>
        ))}
      </SelectField>
      <CheckField
        label={words.fields.turnoverAbove5Crore}
        checked={values.turnoverAbove5Crore}
        onChange={(event) => onChange({ turnoverAbove5Crore: event.target.checked })}
      />
      {values.turnoverAbove5Crore && (
        <p className="-mt-3 border border-zari px-4 py-3">{words.hints.turnoverAbove5Crore}</p>
      )}
      <Group title={words.abroad}>
        <TextField {...field('lutNumber')} isOptional />
        <TextField {...field('lutValidTo')} type="date" isOptional />
      </Group>
    </>
  )
}

function PeopleFields({ field }: { field: FieldOf }) {
  return (
    <>
      <OfficerFields field={field} />
      <NodalFields field={field} />
    </>
  )
}

function OfficerFields({ field }: { field: FieldOf }) {
  return (
    <Group title={words.officer} text={words.hints.officer}>
      <TextField {...field('officerName')} />
      <TextField {...field('officerDesignation')} />
      <TextField {...field('officerPhone')} type="tel" />
      <TextField {...field('officerEmail')} type="email" />
      <TextField {...field('officerHours')} isOptional />
    </Group>
  )
}

/** A company names somebody who answers for its keeping the law (E-Commerce Rules 2020, rule 4). */
function NodalFields({ field }: { field: FieldOf }) {
  return (
    <Group title={words.nodal}>
      <TextField {...field('nodalName')} isOptional hint={words.hints.nodal} />
      <TextField {...field('nodalDesignation')} isOptional />
      <TextField {...field('nodalPhone')} type="tel" isOptional />
      <TextField {...field('nodalEmail')} type="email" isOptional />
    </Group>
  )
}

type GstinFieldProps = ReturnType<FieldOf> & { onTyped: TaxFieldsProps['onChange'] }

/** Says as it is typed whether form, state and check digit are right; its first two digits are the state. */
function GstinField({ onTyped, ...props }: GstinFieldProps) {
  const answer = readGstin(props.value)
  const hint = answer.ok ? words.right(placeName(answer.stateCode)) : words.hints.gstin
  const isWhole = props.value.replace(/\s/g, '').length >= 15
  const fault = !answer.ok && isWhole ? gstinWords[answer.reason] : undefined
  return (
    <TextField
      {...{ ...props, hint, error: props.error ?? fault, maxLength: 20 }}
      onChange={({ target: { value } }) => {
        const typed = readGstin(value)
        onTyped(typed.ok ? { gstin: value, stateCode: typed.stateCode } : { gstin: value })
      }}
    />
  )
}

/** The server names a person's field by its path. */
function personPath(name: string) {
  if (name.startsWith('nodal')) return `nodalPerson.${name.slice(5).toLowerCase()}`
  return name.startsWith('officer') ? `grievanceOfficer.${name.slice(7).toLowerCase()}` : name
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">{children}</div>
)

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{title}</legend>
      {text && <p className="mb-4 max-w-prose text-soft">{text}</p>}
      <Pair>{children}</Pair>
    </fieldset>
  )
}
