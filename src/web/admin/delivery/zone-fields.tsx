import { mostZones } from '#domain/delivery/delivery-zone.ts'
import { CheckField, SelectField, TextField } from '#web/ui/forms/field.tsx'
import { adminDelivery } from '#web/words/en/admin/settings/delivery.ts'
import { faultsOfRow, RowCard, RowList } from './row-list.tsx'
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
    <RowList
      words={words}
      rows={zones}
      most={mostZones}
      newRow={newZone}
      error={faults['zones']}
      onChange={onChange}
      draw={(zone, at, acts) => (
        <ZoneRow
          key={at}
          place={at + 1}
          zone={zone}
          faults={faultsOfRow(faults, `zones.${at}`, 'pinPrefixes')}
          {...acts}
        />
      )}
    />
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
  const field = fieldOf(props)
  return (
    <RowCard
      title={zone.name.trim() || words.zone(place)}
      remove={words.remove(place)}
      onRemove={onRemove}
    >
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
    </RowCard>
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
