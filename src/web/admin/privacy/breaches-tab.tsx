import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listBreaches } from '#contract/privacy/admin-calls.ts'
import type { Breach } from '#contract/privacy/breach-types.ts'
import { Button } from '#web/ui/button.tsx'
import { adminPrivacy } from '#web/words/en/admin/privacy.ts'
import { queryFor } from '../../cache.ts'
import { useNow } from '../../use-now.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'
import { When } from '../parts/when.tsx'
import { BreachDialog } from './breach-dialog.tsx'
import { BreachEmailDialog } from './breach-email-dialog.tsx'
import { PrivacyFrame } from './privacy-frame.tsx'

const words = adminPrivacy.breaches

/** The register of breaches, the open first, each with its clocks. */
export function BreachesTab() {
  const asked = useQuery({ ...queryFor(listBreaches, {}), refetchOnMount: 'always' })
  const [isNew, setNew] = useState(false)
  return (
    <PrivacyFrame>
      <p className="max-w-prose text-soft">{words.text}</p>
      <Button className="self-start" onClick={() => setNew(true)}>
        {words.note}
      </Button>
      {isNew && <BreachDialog breach={null} onClose={() => setNew(false)} />}
      <Loaded asked={asked} height="h-40">
        {(breaches) =>
          breaches.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            breaches.map((breach) => <BreachPanel key={breach.id} breach={breach} />)
          )
        }
      </Loaded>
    </PrivacyFrame>
  )
}

function BreachPanel({ breach }: { breach: Breach }) {
  const [open, setOpen] = useState<'edit' | 'email' | null>(null)
  const close = () => setOpen(null)
  return (
    <Panel
      title={words.title(breach.id)}
      action={
        <span className="flex gap-2">
          <Button look="quiet" size="sm" onClick={() => setOpen('email')}>
            {words.tell}
          </Button>
          <Button look="quiet" size="sm" onClick={() => setOpen('edit')}>
            {words.edit}
          </Button>
        </span>
      }
    >
      <p className="break-words whitespace-pre-line">{breach.what}</p>
      <p className="py-2 text-sm text-soft">
        {words.noticed} <When at={breach.noticedAt} />
        {breach.emails > 0 && ` · ${words.emails(breach.emails)}`}
        {breach.closedAt && ` · ${words.closed}`}
      </p>
      <Clocks breach={breach} />
      {open === 'edit' && <BreachDialog key={breach.version} breach={breach} onClose={close} />}
      {open === 'email' && <BreachEmailDialog breach={breach} onClose={close} />}
    </Panel>
  )
}

/** What is still to be told, and by when. */
function Clocks({ breach }: { breach: Breach }) {
  const now = useNow()
  if (breach.due.length === 0) return null
  return (
    <ul>
      {breach.due.map(({ step, before }) => (
        <li key={step} className={now >= Date.parse(before) ? 'font-medium text-lac' : undefined}>
          {words.steps[step]}: {words.by} <When at={before} />
        </li>
      ))}
    </ul>
  )
}
