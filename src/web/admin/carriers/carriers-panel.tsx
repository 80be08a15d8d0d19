import { useQuery } from '@tanstack/react-query'
import { listCarriers, saveCarrier, tryCarrier } from '#contract/carriers/admin-calls.ts'
import type { AllCarriers, CarrierSettings } from '#contract/carriers/types.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, TextField } from '#web/ui/forms/field.tsx'
import { adminCarriers as words } from '#web/words/en/admin/settings/carriers.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { textIn } from '../parts/forms/entry-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'
import { carrierInWords } from './carrier-name.ts'
import { ChoicesForm } from './choices-form.tsx'

const asked = queryFor(listCarriers, {})
const refreshes = [listCarriers.path]

/** The carriers with what each wants to know, and who carries which parcels. */
export function CarriersPanel() {
  const mayEdit = useMay('settings.shop')
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <div>
        <h2 className="mb-2 font-display text-xl">{words.title}</h2>
        <p className="max-w-prose text-soft">{words.text}</p>
      </div>
      {mayEdit ? <Carriers /> : <p className="text-soft">{admin.readOnly}</p>}
    </div>
  )
}

function Carriers() {
  return (
    <Loaded asked={useQuery({ ...asked, refetchOnMount: 'always' })} height="h-96">
      {(all) => <Forms all={all} />}
    </Loaded>
  )
}

function Forms({ all }: { all: AllCarriers }) {
  return (
    <>
      <ChoicesForm key={all.choices.version} all={all} />
      {all.carriers.map((carrier) => (
        <CarrierForm
          key={`${carrier.code}${carrier.version}`}
          carrier={carrier}
          eventsAddress={all.eventsAddress}
        />
      ))}
    </>
  )
}

type CarrierFormProps = { carrier: CarrierSettings; eventsAddress: string }

function CarrierForm({ carrier, eventsAddress }: CarrierFormProps) {
  const { code, version, fields } = carrier
  const says = { done: words.saved, failed: words.failed, refreshes }
  const { enter, isSaving, errors } = useEntry(saveCarrier, says)
  const submit = (form: FormData) =>
    enter({
      ...{ code, version, isOn: form.get('isOn') === 'on' },
      fields: Object.fromEntries(fields.map(({ name }) => [name, textIn(form, name)])),
    })
  return (
    <Panel title={carrierInWords(carrier.name)}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(new FormData(event.currentTarget))
        }}
      >
        <CheckField name="isOn" defaultChecked={carrier.isOn} label={words.on} />
        <Fields carrier={carrier} errors={errors} />
        {carrier.hasEvents && (
          <p className="text-sm break-words text-soft">{words.events(eventsAddress)}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
          {carrier.canBook && carrier.isOn && <TryButton code={code} />}
        </div>
      </form>
    </Panel>
  )
}

function TryButton({ code }: { code: string }) {
  const says = { done: words.tried, failed: words.tryFailed }
  const { enter, isSaving } = useEntry(tryCarrier, says)
  return (
    <Button look="quiet" isBusy={isSaving} onClick={() => void enter({ code })}>
      {words.tryIt}
    </Button>
  )
}

type FieldsProps = { carrier: CarrierSettings; errors: Record<string, string> }

function Fields({ carrier, errors }: FieldsProps) {
  const labels: Record<string, string> = words.field
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {carrier.fields.map(({ name, isSecret, isSet, value }) => (
        <TextField
          key={name}
          label={labels[name] ?? name}
          name={name}
          defaultValue={value}
          error={errors[`fields.${name}`]}
          maxLength={200}
          {...(isSecret && { type: 'password', ...(isSet && { hint: words.isSet }) })}
          autoComplete={isSecret ? 'new-password' : 'off'}
        />
      ))}
    </div>
  )
}
