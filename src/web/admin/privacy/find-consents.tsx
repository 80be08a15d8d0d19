import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findConsents } from '#contract/privacy/admin-calls.ts'
import type { ConsentProof } from '#contract/privacy/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminPrivacy } from '#web/words/en/admin/privacy.ts'
import { queryFor } from '../../cache.ts'
import { textIn } from '../parts/forms/entry-dialog.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'
import { When } from '../parts/when.tsx'

const words = adminPrivacy.consents

/** What somebody has agreed to, looked up by their address. */
export function FindConsents() {
  const [email, setEmail] = useState('')
  return (
    <Panel title={words.title}>
      <p className="max-w-prose pb-3 text-soft">{words.text}</p>
      <form
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          setEmail(textIn(new FormData(event.currentTarget), 'email'))
        }}
      >
        <TextField label={words.email} name="email" type="email" className="min-w-0 grow" />
        <Button type="submit" look="quiet">
          {words.find}
        </Button>
      </form>
      {email && <Found key={email} email={email} />}
    </Panel>
  )
}

function Found({ email }: { email: string }) {
  const asked = useQuery(queryFor(findConsents, { email }))
  return (
    <div className="pt-3" aria-live="polite">
      <Loaded asked={asked} height="h-20">
        {(consents) =>
          consents.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul>
              {consents.map((consent) => (
                <Proof key={consent.id} consent={consent} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}

function Proof({ consent }: { consent: ConsentProof }) {
  const { purpose, noticeVersion, givenAt, withdrawnAt, how, proof, text } = consent
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      <p className="font-medium">{words.line(adminPrivacy.purposes[purpose], noticeVersion)}</p>
      <p>
        {words.given} <When at={givenAt} /> {words.hows[how] ?? how}
        {withdrawnAt && (
          <>
            {' · '}
            {words.withdrawn} <When at={withdrawnAt} />
          </>
        )}
      </p>
      {proof && <p className="text-sm text-soft">{proof}</p>}
      {text && (
        <details className="text-sm">
          <summary className="py-1.5 text-soft">{words.words}</summary>
          <p className="break-words whitespace-pre-line">{text}</p>
        </details>
      )}
    </li>
  )
}
