import { type SubmitEvent, useState } from 'react'
import { useHref } from 'react-router'
import { giftCardBalance } from '#contract/gift-cards/calls.ts'
import type { CardBalance } from '#contract/gift-cards/types.ts'
import { giftCards as english } from '#web/words/en/paying/gift-cards.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { dayOf } from '../account/day.ts'
import { type Refusal, refusalFrom } from '../acting.ts'
import { call } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { useLeadToFault } from '../ui/forms/lead-to-fault.ts'
import { Link } from '../ui/link.tsx'
import { rupees } from '../ui/price.tsx'

/** What became of a code: what is left, or why the shop does not say. */
export type Asked =
  | { balance: CardBalance; code?: never; refusal?: never }
  | { code: string; refusal: Refusal; balance?: never }

/** A code, and below it what is left on its card; posted by the page itself until JavaScript takes it over. */
export function BalanceForm({ given }: { given: Asked | undefined }) {
  const words = useWords('giftCards', english)
  const { asked, isBusy, form, submit } = useAsking(given)
  const error = asked?.refusal && (asked.refusal.fields['code'] ?? asked.refusal.reason)
  return (
    <div className="grid max-w-xl gap-6">
      <form
        ref={form}
        method="post"
        action={useHref('/gift-card')}
        noValidate
        onSubmit={submit}
        className="grid gap-4"
      >
        <TextField
          label={words.code}
          name="code"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={asked?.code}
          error={error}
          required
        />
        <Button type="submit" isBusy={isBusy} className="justify-self-start">
          {isBusy ? words.page.checking : words.page.show}
        </Button>
      </form>
      <div role="status">{asked?.balance && <Balance card={asked.balance} />}</div>
      <p className="text-sm text-soft">{words.page.terms}</p>
    </div>
  )
}

function Balance({ card }: { card: CardBalance }) {
  const words = useWords('giftCards', english).page
  const language = useLanguage()
  const isOpen = card.state === 'usable'
  return (
    <div className="grid gap-1 border border-line bg-card p-5">
      <p className="text-soft">{words.ending(card.lastFour)}</p>
      <p className="text-2xl tabular-nums">{words.balance(rupees(card.balance))}</p>
      <p>{words.states[card.state]}</p>
      {isOpen && <p>{words.until(dayOf(`${card.lastDay}T12:00:00Z`, language))}</p>}
      {isOpen && (
        <Link to="/products" className="link w-fit py-1.5">
          {words.toShop}
        </Link>
      )}
    </div>
  )
}

function useAsking(given: Asked | undefined) {
  const { offline } = useWords('giftCards', english)
  const [told, setTold] = useState<Asked>()
  const [isBusy, setBusy] = useState(false)
  const refusal = told?.refusal
  const form = useLeadToFault(refusal)
  const ask = async (code: string) => {
    setBusy(true)
    try {
      setTold({ balance: await call(giftCardBalance, { code }) })
    } catch (error) {
      setTold({ code, refusal: refusalFrom(error, offline) })
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void ask(String(new FormData(event.currentTarget).get('code') ?? '').trim())
  }
  return { asked: told ?? given, isBusy, form, submit }
}
