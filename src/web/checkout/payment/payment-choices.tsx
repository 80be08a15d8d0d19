import { useId } from 'react'
import type { Cart } from '#contract/cart/types.ts'
import type { PaymentChoice } from '#contract/payments/types.ts'
import type { ShopMethod } from '#domain/payment-methods.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { FieldError } from '../../ui/forms/field.tsx'
import { ShieldIcon } from '../../ui/page-icons.tsx'
import { rupees } from '../../ui/price.tsx'
import { useOffer } from '../../use-offer.ts'
import { NoWayToPay } from './no-way-to-pay.tsx'

type PaymentChoicesProps = {
  choices: PaymentChoice[]
  chosen: ShopMethod | undefined
  error: string | undefined
  onChoose: (method: ShopMethod) => void
}

type NothingToPayProps = { method: ShopMethod; cart: Pick<Cart, 'giftCards' | 'storeCredit'> }

/** Gift cards, store credit or both pay for all of it: nothing is left to choose. */
export function NothingToPay({ method, cart }: NothingToPayProps) {
  const words = useWords('checkout', english).payment
  return (
    <section aria-labelledby="nothing-to-pay">
      <h2 id="nothing-to-pay" tabIndex={-1} className="mb-5 font-display text-xl outline-none">
        {words.title}
      </h2>
      <p className="text-leaf">{sentenceOf(cart, words)}</p>
      <input type="hidden" name="paymentMethod" value={method} />
    </section>
  )
}

function sentenceOf(
  { giftCards, storeCredit }: NothingToPayProps['cart'],
  words: typeof english.payment,
) {
  const cards = giftCards?.cards.filter(({ spent }) => spent > 0).length ?? 0
  if (cards === 0) return words.covered
  if (storeCredit && storeCredit.spent > 0) return words.coveredByBoth
  return cards > 1 ? words.coveredByCards : words.coveredByCard
}

/** The ways to pay that work, each with its fee and its limits; one is chosen beforehand only where there is no other. */
export function PaymentChoices({ choices, chosen, error, onChoose }: PaymentChoicesProps) {
  const words = useWords('checkout', english).payment
  const id = useId()
  const only = choices.filter(({ isAllowed }) => isAllowed).length === 1
  return (
    <fieldset
      id="paymentMethod"
      className="min-w-0"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend tabIndex={-1} className="mb-5 font-display text-xl outline-none">
        {words.title}
      </legend>
      {error && (
        <div className="mb-3">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div className="grid gap-3">
        {choices.every(({ isAllowed }) => !isAllowed) && <NoWayToPay />}
        {choices.map((choice) => (
          <Choice
            // A browser keeps what it was drawn with: the only way left is chosen anew.
            key={`${choice.method} ${only}`}
            choice={choice}
            isChosen={choice.method === chosen}
            isWrong={error !== undefined}
            onChoose={() => onChoose(choice.method)}
          />
        ))}
      </div>
      <p className="mt-3 flex items-center gap-2 text-sm text-soft">
        <ShieldIcon className="size-5" />
        {words.safe}
      </p>
    </fieldset>
  )
}

type ChoiceProps = {
  choice: PaymentChoice
  isChosen: boolean
  isWrong: boolean
  onChoose: () => void
}

/** What paying so means; of an order that is paid at the door, what comes before. */
function textOf(
  { method, total, due = total, advance, mayAskAdvance, isToConfirm }: PaymentChoice,
  words: typeof english.payment,
) {
  if (advance > 0) return words.advance(rupees(advance), rupees(due - advance))
  const { text } = words[method]
  if (isToConfirm) return `${text} ${words.confirm}`
  return mayAskAdvance ? `${text} ${words.mayAskAdvance}` : text
}

function Choice({ choice, isChosen, isWrong, onChoose }: ChoiceProps) {
  const words = useWords('checkout', english).payment
  const { method, isAllowed } = choice
  const refusal = useOffer()(choice.fault, choice.refusal)
  const { name } = words[method]
  return (
    <label className="flex items-start gap-3 border border-edge bg-card p-4 has-checked:border-arakku has-disabled:cursor-not-allowed has-disabled:border-line">
      <input
        type="radio"
        name="paymentMethod"
        value={method}
        defaultChecked={isChosen}
        disabled={!isAllowed}
        aria-invalid={isWrong || undefined}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="min-w-0 flex-1">
        {/* What follows is as wide as the choice: in other languages both sides of this line are long. */}
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={isAllowed ? 'font-medium' : 'font-medium text-soft'}>{name}</span>
          <Difference choice={choice} />
        </span>
        <span className="block text-sm text-soft">{refusal ?? textOf(choice, words)}</span>
      </span>
    </label>
  )
}

/** What paying so adds to the total or takes off it. */
function Difference({ choice: { fee, prepaidDiscount = 0 } }: Pick<ChoiceProps, 'choice'>) {
  const words = useWords('checkout', english).payment
  return prepaidDiscount > 0 ? (
    <span className="text-sm text-leaf tabular-nums">{words.saves(rupees(prepaidDiscount))}</span>
  ) : (
    <span className="text-sm text-soft tabular-nums">
      {fee > 0 ? words.fee(rupees(fee)) : words.noFee}
    </span>
  )
}
