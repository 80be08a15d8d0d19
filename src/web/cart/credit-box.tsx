import { useState } from 'react'
import type { Cart } from '#contract/cart/types.ts'
import { cart as english } from '#web/words/en/cart.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../ui/button.tsx'
import { FieldError, TextField } from '../ui/forms/field.tsx'
import { rupees } from '../ui/price.tsx'
import { CartForm } from './cart-form.tsx'

/** A credit as its email names it; both '' for those of the account. */
export type TypedCredit = { code: string; secret: string }

type CreditBoxProps = {
  cart: Pick<Cart, 'storeCredit'>
  /** Why it was refused before JavaScript ran. */
  refused: string | undefined
  /** Answers why not, or null. */
  onSpend: (credit: TypedCredit) => Promise<string | null>
  onStop: () => Promise<unknown>
}

/** Store credit: what the account has, in one press; another by its code and secret. */
export function CreditBox({ cart, refused, onSpend, onStop }: CreditBoxProps) {
  const words = useWords('cart', english).credit
  const { error, isBusy, spend } = useSpending(refused, onSpend)
  const { spent = 0, ofAccount = 0, codes = [] } = cart.storeCredit ?? {}
  return (
    <details className="group" open={spent > 0 || ofAccount > 0 || error !== null}>
      <summary className="link w-fit cursor-pointer py-1.5">{words.title}</summary>
      <div className="grid gap-3 pt-2">
        {spent > 0 ? (
          <CartForm intent="no-credit" onSend={() => void onStop()}>
            <p className="text-leaf">{words.used(codes.join(', '), rupees(spent))}</p>
            <button type="submit" className="link py-1.5 text-sm">
              {words.stop}
            </button>
          </CartForm>
        ) : ofAccount > 0 ? (
          <CartForm intent="credit" onSend={spend} className="grid gap-2">
            <p>{words.have(rupees(ofAccount))}</p>
            <Button type="submit" look="quiet" isBusy={isBusy} className="justify-self-start">
              {words.use}
            </Button>
          </CartForm>
        ) : (
          <ByCode isBusy={isBusy} onSpend={spend} />
        )}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </details>
  )
}

function ByCode({ isBusy, onSpend }: { isBusy: boolean; onSpend: (form: FormData) => void }) {
  const words = useWords('cart', english).credit
  const field = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
  return (
    <CartForm intent="credit" onSend={onSpend} className="grid gap-3">
      <TextField {...field} label={words.code} name="code" maxLength={40} required />
      <TextField
        {...field}
        label={words.secret}
        name="secret"
        maxLength={60}
        hint={words.hint}
        required
      />
      <Button type="submit" look="quiet" isBusy={isBusy} className="justify-self-start">
        {words.use}
      </Button>
    </CartForm>
  )
}

function useSpending(refused: string | undefined, onSpend: CreditBoxProps['onSpend']) {
  const [error, setError] = useState(refused ?? null)
  const [isBusy, setBusy] = useState(false)
  const spend = async (form: FormData) => {
    setBusy(true)
    const text = (name: string) => String(form.get(name) ?? '')
    setError(await onSpend({ code: text('code'), secret: text('secret') }))
    setBusy(false)
  }
  return { error, isBusy, spend: (form: FormData) => void spend(form) }
}
