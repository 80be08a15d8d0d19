import { useRef, useState } from 'react'
import type { Cart } from '#contract/cart/types.ts'
import { cart as english } from '#web/words/en/cart.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { rupees } from '../ui/price.tsx'
import { dismissToast } from '../ui/toast/toast.ts'
import { useOffer } from '../use-offer.ts'
import { CartForm } from './cart-form.tsx'

type CouponBoxProps = {
  cart: Pick<Cart, 'coupon' | 'offer' | 'discount'>
  /** What was typed and refused before JavaScript ran. */
  refused: { code: string; reason: string } | undefined
  /** Answers why not, or null. */
  onApply: (code: string) => Promise<string | null>
  onRemove: () => Promise<unknown>
}

/** One code at a time: once it is applied the button says so, and it can be taken out again. */
export function CouponBox({ cart, refused, onApply, onRemove }: CouponBoxProps) {
  const words = useWords('cart', english).promo
  const { error, isBusy, apply, forget } = usePromo(refused, onApply)
  const box = useRef<HTMLDivElement>(null)
  const { coupon } = cart
  const remove = async () => {
    forget()
    await onRemove()
    box.current?.querySelector('input[name="code"]:enabled')?.scrollIntoView({ block: 'nearest' })
  }
  const said = useOffer()
  const problem = coupon ? said(coupon.fault, coupon.problem) : error
  return (
    <div ref={box}>
      <CartForm intent="promo" onSend={(form) => void apply(form)} className="beside-field">
        <CodeField cart={cart} typed={refused?.code} error={problem} onChange={forget} />
        <Button type="submit" look="quiet" isBusy={isBusy} disabled={coupon !== null}>
          {coupon ? words.applied : words.apply}
        </Button>
      </CartForm>
      {coupon && (
        <CartForm intent="no-promo" onSend={() => void remove()}>
          <button type="submit" className="link py-1.5 text-sm">
            {words.remove}
          </button>
        </CartForm>
      )}
    </div>
  )
}

/** Why the code was refused, while nobody has typed another one. */
function usePromo(refused: CouponBoxProps['refused'], onApply: CouponBoxProps['onApply']) {
  const [error, setError] = useState(refused?.reason ?? null)
  const [isBusy, setBusy] = useState(false)
  const apply = async (form: FormData) => {
    setBusy(true)
    const refusal = await onApply(String(form.get('code')))
    setError(refusal)
    // What was said of the code before must not stand beside the discount.
    if (refusal === null) dismissToast()
    setBusy(false)
  }
  return { error, isBusy, apply, forget: () => setError(null) }
}

type CodeFieldProps = {
  cart: CouponBoxProps['cart']
  typed: string | undefined
  error: string | null
  onChange: () => void
}

function CodeField({ cart: { coupon, offer, discount }, typed, error, onChange }: CodeFieldProps) {
  const words = useWords('cart', english).promo
  return (
    <TextField
      key={coupon?.code ?? ''}
      label={words.label}
      name="code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={100}
      disabled={coupon !== null}
      defaultValue={coupon?.code ?? typed}
      error={error ?? undefined}
      onChange={onChange}
      hint={coupon && !offer && discount > 0 && words.saved(coupon.code, rupees(discount))}
      className="contents"
    />
  )
}
