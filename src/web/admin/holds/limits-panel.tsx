import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { getHoldLimits, saveHoldLimits } from '#contract/holds/admin-calls.ts'
import type { EditedHoldLimits } from '#contract/holds/types.ts'
import { linkMethods } from '#domain/payment-methods.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminHolds } from '#web/words/en/admin/holds.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { queryFor } from '../../cache.ts'
import { SettingsForm } from '../parts/forms/settings-form.tsx'
import { asJson } from '../parts/forms/use-save.ts'
import { useSettings } from '../parts/forms/use-settings.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'
import {
  type LimitField,
  type LimitValues,
  limitFields,
  limitsIn,
  valuesOf,
  type WayField,
  wayField,
} from './limit-values.ts'

const words = adminHolds.limits

const ways = Object.fromEntries(
  linkMethods.map((way) => [wayField(way), words.paymentMinutes(adminOrders.methods[way])]),
) as Record<WayField, string> // Each of them.

/** How a limit is called when somebody else has changed it too. */
const labels: Record<LimitField, string> = {
  'order.pieces': `${words.order}: ${words.pieces}`,
  'order.rupees': `${words.order}: ${words.rupees}`,
  'visitor.pieces': `${words.visitor}: ${words.pieces}`,
  'visitor.rupees': `${words.visitor}: ${words.rupees}`,
  'network.pieces': `${words.network}: ${words.pieces}`,
  'network.rupees': `${words.network}: ${words.rupees}`,
  'draft.pieces': `${words.draft}: ${words.pieces}`,
  'draft.minutes': `${words.draft}: ${words.minutes}`,
  minutesPerPiece: words.minutesPerPiece,
  claimHours: words.claimHours,
  lapseHours: words.lapseHours,
  exchangeDays: words.exchangeDays,
  'lengths.checkoutMinutes': words.checkoutMinutes,
  ...ways,
  'lengths.staffHours': words.staffHours,
  'lengths.offerHours': words.offerHours,
  'lengths.unpaidHours': words.unpaidHours,
}

const asked = queryFor(getHoldLimits, {})

/** How much strangers may keep aside before they pay. */
export function LimitsPanel() {
  const limits = useQuery({ ...asked, refetchOnMount: 'always' })
  return (
    <Panel title={words.title}>
      <Loaded asked={limits} height="h-96">
        {(saved) => <LimitsForm saved={saved} />}
      </Loaded>
    </Panel>
  )
}

function LimitsForm({ saved }: { saved: EditedHoldLimits }) {
  const form = useSettings({
    ...{ saved, queryKey: asked.queryKey, valuesOf, read: limitsIn },
    send: asJson(saveHoldLimits),
    says: { done: words.saved, failed: words.failed },
  })
  return (
    <SettingsForm
      form={form}
      labels={labels}
      words={words}
      intro={<p className="mb-4 max-w-prose text-soft">{words.text}</p>}
    >
      <LimitFields values={form.values} faults={form.faults} onChange={form.set} />
    </SettingsForm>
  )
}

type LimitFieldsProps = {
  values: LimitValues
  faults: Record<string, string>
  onChange: (change: Partial<LimitValues>) => void
}

const lengthFields = limitFields.filter((name) => name.startsWith('lengths.'))

const pair = 'grid items-start gap-3 sm:grid-cols-2'

function LimitFields({ values, faults, onChange }: LimitFieldsProps) {
  const field = (name: LimitField, label: string) => (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      value={values[name]}
      error={faults[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      {(['order', 'visitor', 'network'] as const).map((name) => (
        <fieldset key={name}>
          <legend className="mb-2 font-medium">{words[name]}</legend>
          <div className={pair}>
            {field(`${name}.pieces`, words.pieces)}
            {field(`${name}.rupees`, words.rupees)}
          </div>
        </fieldset>
      ))}
      <fieldset>
        <legend className="mb-2 font-medium">{words.draft}</legend>
        <div className={pair}>
          {field('draft.pieces', words.pieces)}
          {field('draft.minutes', words.minutes)}
        </div>
      </fieldset>
      {field('minutesPerPiece', words.minutesPerPiece)}
      {field('claimHours', words.claimHours)}
      {field('lapseHours', words.lapseHours)}
      {field('exchangeDays', words.exchangeDays)}
      {lengthFields.map((name) => (
        <Fragment key={name}>{field(name, labels[name])}</Fragment>
      ))}
    </div>
  )
}
