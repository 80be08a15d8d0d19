import { useId } from 'react'
import { mostZones } from '#domain/delivery/delivery-zone.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { CheckField, FieldError, SelectField, TextField } from '#web/ui/forms/field.tsx'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { adminDelivery } from '#web/words/en/admin/settings/delivery.ts'
import { removeRow } from '../parts/lists/remove-row.ts'
import { newZone, type ZoneValues } from './zone-values.ts'

const { zones: words, ...common } = adminDelivery

type ZoneFieldsProps = {
  zones: ZoneValues[]
  /** Named as the server names them: `zones.0.fee`. */
  faults: Record<string, string>
  onChange: (zones: ZoneValues[]) => void
}

/** Where delivery costs or takes something else than everywhere. */
export function ZoneFields({ zones, faults, onChange }: ZoneFieldsProps) {
  return (
    <fieldset className="min-w-0 border-t border-line py-6">
      <legend className="float-left mb-2 w-full font-display text-lg">{words.title}</legend>
      <p className="clear-both mb-4 max-w-prose text-soft">{words.text}</p>
      {zones.length === 0 && <p className="text-soft">{words.none}</p>}
      <ol className="space-y-4">
        {zones.map((zone, at) => (
          <ZoneRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is drawn from its values alone
            key={at}
            place={at + 1}
            zone={zone}
            faults={faultsOf(faults, at)}
            onChange={(change) => onChange(zones.with(at, { ...zone, ...change }))}
            onRemove={() => onChange(zones.toSpliced(at, 1))}
          />
        ))}
      </ol>
      {faults['zones'] && <FieldError>{faults['zones']}</FieldError>}
      <Button
        look="quiet"
        size="sm"
        className="mt-4"
        data-add
        disabled={zones.length >= mostZones}
        onClick={() => onChange([...zones, newZone])}
      >
        {words.add}
      </Button>
    </fieldset>
  )
}

type ZoneRowProps = {
  /** From 1. */
  place: number
  zone: ZoneValues
  /** Without the place: `fee`. */
  faults: Record<string, string>
  onChange: (change: Partial<ZoneValues>) => void
  onRemove: () => void
}

function ZoneRow(props: ZoneRowProps) {
  const { place, zone, onChange, onRemove } = props
  const title = useId()
  const field = fieldOf(props)
  return (
    <li aria-labelledby={title} className="border border-line p-4">
      <div className="mb-3 flex items-center gap-2">
        <h4 id={title} className="me-auto font-sans font-semibold">
          {zone.name.trim() || words.zone(place)}
        </h4>
        <IconButton
          data-row
          label={words.remove(place)}
          onClick={({ currentTarget }) => removeRow(currentTarget, onRemove)}
        >
          <TrashIcon className="size-5" />
        </IconButton>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField {...field('name')} maxLength={60} />
        <TextField {...field('pinPrefixes')} hint={words.prefixesHint} inputMode="text" />
        <TextField {...field('fee')} hint={words.feeHint} inputMode="decimal" />
        <FreeFields {...props} />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField {...field('from', 'days.from')} inputMode="numeric" />
          <TextField {...field('to', 'days.to')} inputMode="numeric" />
        </div>
        <CheckField
          label={words.isCodAllowed}
          checked={zone.isCodAllowed}
          onChange={(event) => onChange({ isCodAllowed: event.currentTarget.checked })}
        />
      </div>
    </li>
  )
}

/** A field of text of a zone. */
const fieldOf =
  ({ zone, faults, onChange }: ZoneRowProps) =>
  (
    name: 'name' | 'pinPrefixes' | 'fee' | 'freeAbove' | 'from' | 'to',
    fault: string = name,
    label: string = words[name],
  ) => ({
    ...{ label, autoComplete: 'off', value: zone[name], error: faults[fault] },
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })

function FreeFields(props: ZoneRowProps) {
  const { zone, onChange } = props
  return (
    <div className="space-y-4">
      <SelectField
        label={words.free}
        value={zone.free}
        onChange={({ target: { value } }) => onChange({ free: value as ZoneValues['free'] })} // By its options.
      >
        <option value="as-shop">{words.freeAsShop}</option>
        <option value="above">{words.freeAboveOwn}</option>
        <option value="never">{words.freeNever}</option>
      </SelectField>
      {zone.free === 'above' && (
        <TextField
          {...fieldOf(props)('freeAbove', 'freeAbove', common.freeAbove)}
          inputMode="decimal"
        />
      )}
    </div>
  )
}

/** Those of one zone, without its place; of a prefix in the list the list's. */
function faultsOf(faults: Record<string, string>, at: number): Record<string, string> {
  const own = `zones.${at}.`
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, sentence]) =>
      name.startsWith(own)
        ? [[name.slice(own.length).replace(/^pinPrefixes\.\d+$/, 'pinPrefixes'), sentence]]
        : [],
    ),
  )
}
