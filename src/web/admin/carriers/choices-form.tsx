import { type FormEvent, useState } from 'react'
import { listCarriers, saveCarrierChoices } from '#contract/carriers/admin-calls.ts'
import type { AllCarriers, CarrierChoices } from '#contract/carriers/types.ts'
import { mostChoices } from '#domain/carriers/choose-carrier.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/forms/field.tsx'
import { adminCarriers } from '#web/words/en/admin/settings/carriers.ts'
import { useEntry } from '../parts/forms/use-entry.ts'
import { Panel } from '../parts/panel.tsx'
import { carrierInWords } from './carrier-name.ts'

const words = adminCarriers.choices

type Row = CarrierChoices['choices'][number] & { key: number }
const rowsOf = ({ choices }: CarrierChoices): Row[] =>
  choices.map((choice, key) => ({ ...choice, key }))

/** Who carries which parcels: rows that are gone through from the top. */
export function ChoicesForm({ all }: { all: AllCarriers }) {
  const [rows, setRows] = useState(() => rowsOf(all.choices))
  const says = { done: words.saved, failed: words.failed, refreshes: [listCarriers.path] }
  const { enter, isSaving, errors } = useEntry(saveCarrierChoices, says)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const choices = rows.map(({ key: _key, ...choice }) => choice)
    void enter({ choices, version: all.choices.version })
  }
  const add = () => setRows([...rows, firstOf(all)])
  const set = (key: number, change: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...change } : row)))
  return (
    <Panel title={words.title}>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        {rows.length === 0 && <p className="text-soft">{words.none}</p>}
        {rows.map((row, at) => (
          <ChoiceRow
            key={row.key}
            row={row}
            all={all}
            error={errors[`choices.${at}.zone`]}
            onChange={(change) => set(row.key, change)}
            onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isSaving}>
            {adminCarriers.save}
          </Button>
          {rows.length < mostChoices && (
            <Button look="quiet" onClick={add}>
              {words.add}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}

const firstOf = ({ carriers: [carrier] }: AllCarriers): Row => ({
  ...{ zone: '', payment: 'any', carrier: carrier?.code ?? '', key: Date.now() },
})

type ChoiceRowProps = {
  row: Row
  all: AllCarriers
  error: string | undefined
  onChange: (change: Partial<Row>) => void
  onRemove: () => void
}

const payments = ['any', 'cod', 'paid'] as const
const paymentsShown = payments.map((payment) => [payment, words.payments[payment]] as const)

function ChoiceRow({ row, all, error, onChange, onRemove }: ChoiceRowProps) {
  return (
    <div className="grid items-end gap-3 border-b border-line pb-4 sm:grid-cols-[1fr_1fr_1fr_auto]">
      <OneOf
        label={words.zone}
        error={error}
        value={row.zone}
        options={[['', words.everywhere], ...all.zones.map((zone) => [zone, zone] as const)]}
        onChoose={(zone) => onChange({ zone })}
      />
      <OneOf
        label={words.payment}
        value={row.payment}
        options={paymentsShown}
        onChoose={(payment) => onChange({ payment: paymentIn(payment) })}
      />
      <OneOf
        label={words.carrier}
        value={row.carrier}
        options={all.carriers.map(({ code, name }) => [code, carrierInWords(name)] as const)}
        onChoose={(carrier) => onChange({ carrier })}
      />
      <Button look="quiet" onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  )
}

const paymentIn = (text: string) => payments.find((one) => one === text) ?? 'any'

type OneOfProps = {
  label: string
  value: string
  error?: string | undefined
  options: readonly (readonly [value: string, name: string])[]
  onChoose: (value: string) => void
}

function OneOf({ label, value, error, options, onChoose }: OneOfProps) {
  return (
    <SelectField {...{ label, value, error }} onChange={({ target }) => onChoose(target.value)}>
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
