import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listConsents, withdrawConsent } from '#contract/privacy/calls.ts'
import type { Consent } from '#contract/privacy/types.ts'
import { dayWords } from '#domain/day-words.ts'
import { privacy as english } from '#web/words/en/privacy.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { ApiError, call } from '../api.ts'
import { queryFor } from '../cache.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { toast } from '../ui/toast/toast.ts'

const asked = queryFor(listConsents, {})

/** What whoever looks has agreed to, each with a button that takes it back. */
export function ConsentList() {
  const words = useWords('privacy', english)
  const { data: consents } = useQuery(asked)
  if (!consents) return null
  return (
    <section aria-labelledby="consents" className="mt-10 border-t border-line pt-8">
      <h2 id="consents" className="text-xl">
        {words.consents}
      </h2>
      {consents.length === 0 && <p className="mt-2">{words.noConsents}</p>}
      <ul className="mt-2">
        {consents.map((consent) => (
          <ConsentRow key={consent.id} consent={consent} />
        ))}
      </ul>
    </section>
  )
}

function ConsentRow({ consent }: { consent: Consent }) {
  const words = useWords('privacy', english)
  const language = useLanguage()
  const { isBusy, withdraw } = useWithdrawing(consent.id)
  const { purpose, givenAt, withdrawnAt } = consent
  const day = (at: string) => dayWords(Date.parse(at), language)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <span>
        <Link to={`/notices/${purpose}`} className="link reachable py-1.5">
          {words.titles[purpose]}
        </Link>
        <span className="block text-sm text-soft">
          {withdrawnAt ? words.over(day(withdrawnAt)) : words.given(day(givenAt))}
        </span>
      </span>
      {!withdrawnAt && (
        <Button look="quiet" size="sm" isBusy={isBusy} onClick={() => void withdraw()}>
          {isBusy ? words.withdrawing : words.withdraw}
        </Button>
      )}
    </li>
  )
}

function useWithdrawing(id: number) {
  const words = useWords('privacy', english)
  const [isBusy, setBusy] = useState(false)
  const cache = useQueryClient()
  const withdraw = async () => {
    setBusy(true)
    try {
      await call(withdrawConsent, { id })
      await cache.invalidateQueries({ queryKey: asked.queryKey })
    } catch (error) {
      const description = error instanceof ApiError ? error.reason : words.withdrawFailedText
      toast({ title: words.withdrawFailed, description, tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, withdraw }
}
