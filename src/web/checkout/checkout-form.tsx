import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import type { Checkout } from '#contract/checkout/types.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { EmptyCart } from '../cart/empty-cart.tsx'
import { AddressFields } from './address/address-fields.tsx'
import { BusinessFields } from './business-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { keepDraft, keptDraft } from './draft.ts'
import { ExtraFields } from './extra-fields.tsx'
import type { Outcome, Trouble } from './outcome.ts'
import { PanField } from './pan-field.tsx'
import { NothingToPay, PaymentChoices } from './payment-choices.tsx'
import { Review } from './review.tsx'
import { TroubleNote } from './trouble-note.tsx'
import {
  besideFields,
  faultsIn,
  firstChoice,
  methodIn,
  orderOf,
  savedIn,
  type TypedOrder,
  typedIn,
} from './typed-order.ts'
import { useCheckout } from './use-checkout.ts'
import { usePlacing } from './use-placing.ts'

type CheckoutFormProps = { orderKey: string; checkout: Checkout; outcome: Outcome | undefined }

/** The whole order as one form, which the server answers until JavaScript takes it over. */
export function CheckoutForm({ orderKey, checkout: entered, outcome }: CheckoutFormProps) {
  const address = useHref('/checkout')
  const choices = useChoices(entered, outcome)
  const placing = usePlacing(orderKey, outcome)
  const form = useFocusOnFault(placing.trouble)
  const submit = useSubmit(choices, placing)
  const { checkout, choice } = choices
  const isOrdered = placing.isBusy || isLost(placing.trouble)
  if (checkout.cart.lines.length === 0 && !isOrdered) return <EmptyCart />
  return (
    <form
      ref={form}
      method="post"
      action={address}
      noValidate
      onSubmit={submit}
      onChange={(event) => {
        const now = typedIn(new FormData(event.currentTarget))
        keepDraft(now)
        choices.tellTax(now)
        const field = fieldOf(event.target)
        if (field) placing.forget(field)
      }}
    >
      <PlacingTrouble placing={placing} choice={choice} />
      <input type="hidden" name="key" value={orderKey} />
      {checkout.payment.map((one) => (
        <HiddenTotal key={one.method} {...one} />
      ))}
      <div className="mt-6 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-16">
        <fieldset disabled={placing.isUnsure} className="grid min-w-0 gap-10">
          <OrderFields choices={choices} errors={errorsOf(placing.trouble)} />
        </fieldset>
        <Review checkout={checkout} choice={choice} isBusy={placing.isBusy} />
      </div>
    </form>
  )
}

/** What is chosen and typed so far, and what the shop says to it. */
function useChoices(entered: Checkout, outcome: Outcome | undefined) {
  const [typed] = useState(() => outcome?.typed ?? keptDraft())
  const [pin, setPin] = useState(typed?.['address.pin'] ?? entered.toldPin ?? '')
  const [method, setMethod] = useState(typed ? methodIn(typed) : undefined)
  const { savedAddresses: book } = entered
  const [chosen, setChosen] = useState(() => firstChoice(book, typed))
  const saved = savedIn(book, chosen)
  const [tax, setTax] = useState({
    state: typed?.['address.state'] ?? '',
    gstin: typed?.buyerGstin ?? '',
  })
  const tellTax = ({ buyerGstin: gstin, 'address.state': state }: TypedOrder) =>
    setTax((was) => (was.gstin === gstin && was.state === state ? was : { gstin, state }))
  const { checkout, place } = useCheckout(entered, {
    pin: saved?.pin ?? pin,
    ...{ state: saved?.state ?? tax.state, gstin: tax.gstin },
  })
  const covered = coveredIn(checkout)
  const choice = covered ?? checkout.payment.find((one) => one.method === method)
  // What is told of a kept address fills in nothing.
  const told = saved ? undefined : place
  return {
    ...{ tellTax, typed, pin, setPin, method, setMethod, book, chosen, setChosen },
    ...{ checkout, choice, covered, place: told },
  }
}

/** The way to pay that an order carries for which store credit pays; undefined while something is left to pay. */
function coveredIn({ cart, payment }: Checkout) {
  return cart.storeCredit && cart.storeCredit.spent > 0 && cart.storeCredit.due === 0
    ? payment[0]
    : undefined
}

type Choices = ReturnType<typeof useChoices>
type Placing = ReturnType<typeof usePlacing>

function useSubmit({ choice, book }: Choices, placing: Placing) {
  const words = useWords('checkout', english)
  const language = useLanguage()
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (placing.isBusy) return
    if (placing.sendAgain) return placing.sendAgain()
    const now = typedIn(new FormData(event.currentTarget))
    const faults = faultsIn(now, { words, language, book })
    if (!choice || Object.keys(faults).length > 0)
      return placing.complain(besideFields(now, faults))
    const order = orderOf(now, choice, book)
    placing.send({ order, shownTotal: choice.total })
  }
}

/** Leads to the first field that was refused. */
function useFocusOnFault(trouble: Trouble | null) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (trouble?.kind !== 'fields') return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [trouble])
  return form
}

function PlacingTrouble({ placing, choice }: { placing: Placing; choice: Choices['choice'] }) {
  const { trouble, shownTotal: before, isBusy, sendAgain } = placing
  if (!trouble) return null
  const totals = choice && before ? { before, now: choice.total } : undefined
  return <TroubleNote trouble={trouble} totals={totals} isBusy={isBusy} onAgain={sendAgain} />
}

type OrderFieldsProps = { choices: Choices; errors: Record<string, string> }

function OrderFields({ choices, errors }: OrderFieldsProps) {
  const { typed, book, checkout } = choices
  return (
    <>
      <ContactFields typed={typed} errors={errors} mobile={book[0]?.mobile} />
      <AddressFields
        typed={typed}
        errors={errors}
        states={checkout.states}
        pin={choices.pin}
        place={choices.place}
        onPin={choices.setPin}
        book={book}
        chosen={choices.chosen}
        onChoose={choices.setChosen}
      />
      <DeliverySection checkout={checkout} />
      {choices.covered ? (
        <NothingToPay method={choices.covered.method} />
      ) : (
        <PaymentChoices
          choices={checkout.payment}
          chosen={choices.method}
          error={errors['paymentMethod']}
          onChoose={choices.setMethod}
        />
      )}
      {checkout.cart.tax && (
        <BusinessFields {...{ typed, errors, isClosed: checkout.isClosedToBusinesses === true }} />
      )}
      {isPanShown(checkout, errors) && <PanField typed={typed} errors={errors} />}
      <ExtraFields typed={typed} errors={errors} />
    </>
  )
}

/** Whichever way to pay is chosen: it may add a fee. */
const isPanShown = ({ panAbove, payment }: Checkout, errors: Record<string, string>) =>
  'buyerPan' in errors || (panAbove !== undefined && payment.some(({ total }) => total > panAbove))

/** What a refusal calls the field that was changed. */
function fieldOf(target: EventTarget): string | undefined {
  const name = 'name' in target ? String(target.name) : undefined
  return name === 'confirmedPlace' ? 'isAddressConfirmed' : name
}

/** Without JavaScript the form itself says which sum was shown. */
function HiddenTotal({ method, total, totalHash }: Checkout['payment'][number]) {
  return (
    <>
      <input type="hidden" name={`totalHash.${method}`} value={totalHash} />
      <input type="hidden" name={`total.${method}`} value={total} />
    </>
  )
}

const errorsOf = (trouble: Trouble | null): Record<string, string> =>
  trouble?.kind === 'fields' ? trouble.fields : {}

/** The cart may be empty because it has become an order. */
const isLost = (trouble: Trouble | null) =>
  trouble?.kind === 'unsure' || trouble?.kind === 'already'
