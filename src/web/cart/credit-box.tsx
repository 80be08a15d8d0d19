import type { ReactNode } from 'react'
import type { Cart, CartStoreCredit } from '#contract/cart/types.ts'
import type { CreditSpending } from '#contract/store-credits/types.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { cart as english } from '#web/words/en/cart.ts'
import { useWords } from '#web/words/words.ts'
import { useFoldedBox } from '../gift-cards/use-folded-box.ts'
import { Button } from '../ui/button.tsx'
import { FieldError, TextField } from '../ui/forms/field.tsx'
import { rupees } from '../ui/price.tsx'
import { CartForm } from './cart-form.tsx'
import { creditSpendingIn } from './credit-spending.ts'

type CreditBoxProps = {
  cart: Pick<Cart, 'storeCredit'>
  /** Why it was refused before JavaScript ran. */
  refused: string | undefined
  /** Answers why not, or null. */
  onSpend: (credit: CreditSpending) => Promise<string | null>
}

const nothing: CartStoreCredit = { spent: 0, due: 0, ofAccount: 0, codes: [] }

/** Store credit: how much of each is spent, what the account has besides, and another by its code and secret. */
export function CreditBox({ cart, refused, onSpend }: CreditBoxProps) {
  const words = useWords('cart', english).credit
  const { box, error, isBusy, send } = useFoldedBox(refused)
  const spend = (form: FormData) => send(() => onSpend(creditSpendingIn(form)))
  const credit = cart.storeCredit ?? nothing
  const paying = payingOf(credit)
  const hasOwn = credit.ofAccount > 0
  const isOwnUsed = paying.some(({ isOfAccount }) => isOfAccount)
  const isMoreNeeded = paying.length === 0 || credit.due > 0
  return (
    <details ref={box} className="group" open={paying.length > 0 || hasOwn || error !== null}>
      <summary className="link reachable w-fit cursor-pointer py-1.5">{words.title}</summary>
      <div className="grid gap-4 pt-2">
        {paying.map((one) => (
          <Spent key={`${one.code} ${one.spent}`} credit={one} isBusy={isBusy} onSpend={spend} />
        ))}
        {hasOwn && !isOwnUsed && (
          <OfAccount amount={credit.ofAccount} isBusy={isBusy} onSpend={spend} />
        )}
        {isMoreNeeded && (
          <Another key={paying.length} isAlone={paying.length === 0 && !hasOwn}>
            <ByCode isBusy={isBusy} onSpend={spend} />
          </Another>
        )}
        <div role="alert" className="empty:hidden">
          {error && <FieldError>{error}</FieldError>}
        </div>
      </div>
    </details>
  )
}

type Credit = NonNullable<CartStoreCredit['credits']>[number]
type FormProps = { isBusy: boolean; onSpend: (form: FormData) => void }

/** Each that was put into the cart; those of the account are one to its owner, however many codes they have. */
function payingOf({ credits = [], ofAccount }: CartStoreCredit): Credit[] {
  const own = credits.filter(({ isOfAccount }) => isOfAccount)
  const others = credits.filter(({ isOfAccount }) => !isOfAccount)
  const [first] = own
  if (!first) return others
  const spent = toRupees(own.reduce((sum, one) => sum + toPaise(one.spent), 0))
  return [
    { ...first, code: own.map(({ code }) => code).join(', '), spent, balance: ofAccount },
    ...others,
  ]
}

/** One that pays: how much of it may be changed, and it can be taken out again. */
function Spent({ credit, isBusy, onSpend }: FormProps & { credit: Credit }) {
  const words = useWords('cart', english).credit
  const { code, spent, balance, isOfAccount } = credit
  const named = isOfAccount ? '' : code
  return (
    <div className="grid gap-2">
      <p className="text-leaf">{words.used(code, rupees(spent))}</p>
      <CartForm intent="credit" onSend={onSpend} className="beside-field">
        <input type="hidden" name="code" value={named} />
        <TextField
          label={words.amountOf(rupees(balance))}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={String(spent)}
          className="contents"
        />
        <Button type="submit" look="quiet" isBusy={isBusy}>
          {words.change}
        </Button>
      </CartForm>
      <CartForm intent="no-credit" onSend={onSpend}>
        <input type="hidden" name="code" value={named} />
        <input type="hidden" name="amount" value="0" />
        <button type="submit" className="link py-1.5 text-sm">
          {words.stop(code)}
        </button>
      </CartForm>
    </div>
  )
}

function OfAccount({ amount, isBusy, onSpend }: FormProps & { amount: number }) {
  const words = useWords('cart', english).credit
  return (
    <CartForm intent="credit" onSend={onSpend} className="grid gap-2">
      <p>{words.have(rupees(amount))}</p>
      <AmountField />
      <Button type="submit" look="quiet" isBusy={isBusy} className="justify-self-start">
        {words.use}
      </Button>
    </CartForm>
  )
}

/** Open at once where nothing else stands above it. */
function Another({ isAlone, children }: { isAlone: boolean; children: ReactNode }) {
  const words = useWords('cart', english).credit
  if (isAlone) return children
  return (
    <details>
      <summary className="link reachable w-fit cursor-pointer py-1.5">{words.another}</summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}

function ByCode({ isBusy, onSpend }: FormProps) {
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
      <AmountField />
      <Button type="submit" look="quiet" isBusy={isBusy} className="justify-self-start">
        {words.use}
      </Button>
    </CartForm>
  )
}

/** How much of it; as much as possible where nothing is typed. */
function AmountField() {
  const words = useWords('cart', english).credit
  return (
    <TextField
      label={words.amount}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      hint={words.amountHint}
      isOptional
    />
  )
}
