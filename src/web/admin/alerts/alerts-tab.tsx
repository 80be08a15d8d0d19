import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { readAlerts, saveAlerts } from '#contract/alerts/admin-calls.ts'
import type { AlertForm, OwnAlerts } from '#contract/alerts/types.ts'
import { isUnreached } from '#domain/sign-in/unreached.ts'
import { type AlertKind, type AlertWay, isUrgent, minutesOf } from '#domain/work/alerts.ts'
import { CheckField, TextField } from '#web/ui/forms/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { adminAlerts as words } from '#web/words/en/admin/work/alerts.ts'
import { queryFor } from '../../cache.ts'
import { SettingsForm } from '../parts/forms/settings-form.tsx'
import { asJson } from '../parts/forms/use-save.ts'
import { type Reading, useSettings } from '../parts/forms/use-settings.ts'
import { Loaded } from '../parts/loaded.tsx'
import type { Said } from '../parts/newer/use-clashes.ts'
import { Panel } from '../parts/panel.tsx'
import { ByText, isReachedByText } from './by-text.tsx'
import { MobileDialog } from './mobile-dialog.tsx'

const asked = queryFor(readAlerts, {})
const times = ['quietFrom', 'quietUntil'] as const
const labels = {
  ...{ email: words.email, text: words.texts.legend, browser: words.browser },
  ...{ quietFrom: words.quietFrom, quietUntil: words.quietUntil },
}

/** What whoever is at work is told of, by which way, and when they want quiet. */
export function AlertsTab() {
  const alerts = useQuery({ ...asked, refetchOnMount: 'always' })
  return (
    <Panel title={words.title}>
      <Loaded asked={alerts} height="h-96">
        {(saved) => <AlertsForm saved={saved} />}
      </Loaded>
    </Panel>
  )
}

const useAlertsForm = (saved: OwnAlerts) =>
  useSettings({
    ...{ saved, queryKey: asked.queryKey, valuesOf, read, said: saidOfChoices },
    send: asJson(saveAlerts),
    says: { done: words.saved, failed: words.failed },
  })

function AlertsForm({ saved }: { saved: OwnAlerts }) {
  const form = useAlertsForm(saved)
  const choose = (way: AlertWay) => (kind: AlertKind, isWanted: boolean) =>
    form.set({ [way]: saved.kinds.filter((one) => (one === kind ? isWanted : has(way, one))) })
  const has = (way: AlertWay, kind: AlertKind) => form.values[way].includes(kind)
  const [isConfirming, setConfirming] = useState(false)
  const ways: [AlertWay, ReactNode][] = [
    ['email', <ByEmail key="email" saved={saved} />],
    ['text', <ByText key="text" saved={saved} onConfirm={() => setConfirming(true)} />],
  ]
  if (saved.hasBrowser) ways.push(['browser', words.browserText])
  return (
    <>
      <SettingsForm
        form={form}
        labels={labels}
        words={words}
        intro={<p className="mb-4 max-w-prose text-soft">{words.text}</p>}
      >
        <div className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
          {ways.map(([way, hint]) => (
            <Kinds
              key={way}
              kinds={saved.kinds}
              legend={labels[way]}
              hint={hint}
              isDisabled={way === 'text' && !isReachedByText(saved)}
              isChosen={(kind) => has(way, kind)}
              choose={choose(way)}
            />
          ))}
        </div>
        <QuietHours form={form} />
      </SettingsForm>
      {isConfirming && <MobileDialog onClose={() => setConfirming(false)} />}
    </>
  )
}

/** Where emails go, or the way to say where. */
function ByEmail({ saved: { address, isShopAddress } }: { saved: OwnAlerts }) {
  if (isUnreached(address)) {
    return (
      <>
        <span className="text-lac">{words.noAddress}</span>{' '}
        <Link to="/account/email" className="link">
          {words.toAddress}
        </Link>
      </>
    )
  }
  return [words.emailTo(address), ...(isShopAddress ? [words.shopAddress] : [])].join(' ')
}

/** When nothing but what is urgent is told. */
function QuietHours({ form }: { form: ReturnType<typeof useAlertsForm> }) {
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="font-medium">{words.quiet}</legend>
      <p className="mb-3 max-w-prose text-sm text-soft">{words.quietText}</p>
      <div className="grid max-w-md grid-cols-2 items-start gap-4">
        {times.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            name={name}
            type="time"
            value={form.values[name]}
            error={form.faults[name]}
            onChange={(event) => form.set({ [name]: event.currentTarget.value })}
          />
        ))}
      </div>
    </fieldset>
  )
}

type KindsProps = {
  kinds: AlertKind[]
  legend: string
  hint: ReactNode
  /** Nothing can be chosen; the hint says why. */
  isDisabled: boolean
  isChosen: (kind: AlertKind) => boolean
  choose: (kind: AlertKind, isWanted: boolean) => void
}

/** The kinds of one way. */
function Kinds({ kinds, legend, hint, isDisabled, isChosen, choose }: KindsProps) {
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={id}>
      <legend className="font-medium">{legend}</legend>
      <p id={id} className="mb-2 max-w-prose text-sm break-words text-soft">
        {hint}
      </p>
      {kinds.map((kind) => (
        <CheckField
          key={kind}
          name={kind}
          label={
            <>
              {words.kinds[kind]}
              {isUrgent(kind) && <span className="block text-sm text-soft">{words.urgent}</span>}
            </>
          }
          className={isDisabled ? 'text-soft' : ''}
          disabled={isDisabled}
          checked={isChosen(kind)}
          onChange={({ target }) => choose(kind, target.checked)}
        />
      ))}
    </fieldset>
  )
}

type Values = Pick<OwnAlerts, AlertWay | (typeof times)[number] | 'version'>

const valuesOf = ({ email, text, browser, quietFrom, quietUntil, version }: OwnAlerts): Values => ({
  ...{ email, text, browser, quietFrom, quietUntil, version },
})

/** What is chosen, as its boxes are named. */
export const saidOfChoices: Said = (name, value) =>
  name === 'email' || name === 'text' || name === 'browser'
    ? (value as AlertKind[]).map((kind) => words.kinds[kind]) // Of all three that is the type.
    : value

/** What is chosen, or which of the times is none. */
function read(values: Values): Reading<AlertForm> {
  const faults: Record<string, string> = {}
  const { quietFrom, quietUntil } = values
  for (const name of times) {
    if (values[name] !== '' && minutesOf(values[name]) === null) faults[name] = words.timeBad
  }
  if (quietFrom === '' && quietUntil !== '') faults['quietFrom'] = words.timeBoth
  if (quietUntil === '' && quietFrom !== '') faults['quietUntil'] = words.timeBoth
  if (quietFrom !== '' && quietFrom === quietUntil) faults['quietUntil'] = words.timeSame
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, input: values }
}
