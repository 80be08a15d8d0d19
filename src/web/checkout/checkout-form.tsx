import { type RefObject, type SubmitEvent, useRef } from 'react'
import { useHref } from 'react-router'
import type { Checkout } from '#contract/checkout/types.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { EmptyCart } from '../cart/empty-cart.tsx'
import { AddressFields } from './address/address-fields.tsx'
import { useStateNames } from './address/state-names.ts'
import { BusinessFields } from './business-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { keepDraft } from './draft.ts'
import { ExtraFields } from './extra-fields.tsx'
import type { Outcome, Trouble } from './outcome.ts'
import { PanField } from './pan-field.tsx'
import { BookingChoice } from './payment/booking-choice.tsx'
import { NothingToPay, PaymentChoices } from './payment/payment-choices.tsx'
import { PlaceBar, Terms } from './place-bar.tsx'
import { Review } from './review.tsx'
import { DoneAddress, DoneContact } from './steps/done-steps.tsx'
import { StepList, StepPart } from './steps/step-parts.tsx'
import type { Step } from './steps/steps.ts'
import { isStepped, type Steps, useSteps } from './steps/use-steps.ts'
import { OrderedElsewhere, useOrderedElsewhere } from './tabs/ordered-elsewhere.tsx'
import { TroubleNote } from './trouble-note.tsx'
import { besideFields, faultsIn, orderOf, typedIn } from './typed-order.ts'
import { type Choices, firstBooking, useChoices } from './use-choices.ts'
import { usePlacing } from './use-placing.ts'

type CheckoutFormProps = { orderKey: string; checkout: Checkout; outcome: Outcome | undefined }

/** The whole order as one form, which the server answers until JavaScript takes it over. */
export function CheckoutForm({ orderKey, checkout: entered, outcome }: CheckoutFormProps) {
  const address = useHref('/checkout')
  const choices = useChoices(entered, outcome)
  const placing = usePlacing(orderKey, outcome)
  const form = useRef<HTMLFormElement>(null)
  const steps = useSteps(choices, placing, form)
  const submit = useSubmit(choices, placing, steps)
  const elsewhere = useOrderedElsewhere()
  const { checkout } = choices
  if (elsewhere !== null && !placing.isBusy) return <OrderedElsewhere path={elsewhere} />
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
      <FirstButton />
      <input type="hidden" name="key" value={orderKey} />
      {checkout.payment.map((one) => (
        <HiddenTotal key={one.method} {...one} />
      ))}
      <Parts choices={choices} steps={steps} placing={placing} form={form} />
    </form>
  )
}

/** Enter in a field presses the first button of a form, which else would be that of another country. */
function FirstButton() {
  const words = useWords('checkout', english).review
  return (
    <noscript>
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {words.place}
      </button>
    </noscript>
  )
}

/** What it comes to, the steps, and the button of the one that is shown. */
function Parts({ choices, steps, placing, form }: OrderFieldsProps) {
  const { checkout, choice } = choices
  return (
    <div className="mt-6 grid items-start gap-x-10 gap-y-5 max-md:mt-0 md:gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-16">
      <Review checkout={checkout} choice={choice} isBooked={choices.isBooked} />
      <div className="grid min-w-0 gap-6">
        <StepList step={steps.step} />
        <PlacingTrouble placing={placing} choices={choices} />
        <fieldset disabled={placing.isUnsure} className="grid min-w-0 gap-6 md:gap-10">
          <OrderFields choices={choices} steps={steps} form={form} placing={placing} />
        </fieldset>
        <StepPart of="payment" step={steps.step}>
          <Terms />
        </StepPart>
        <PlaceBar
          {...{ checkout, choice, isBooked: choices.isBooked }}
          step={steps.step}
          isBusy={placing.isBusy}
        />
      </div>
    </div>
  )
}

type Placing = ReturnType<typeof usePlacing>

function useSubmit({ choice, book, place }: Choices, placing: Placing, steps: Steps) {
  const words = useWords('checkout', english)
  const language = useLanguage()
  const stateName = useStateNames()
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (placing.isBusy) return
    if (placing.sendAgain) return placing.sendAgain()
    const now = typedIn(new FormData(event.currentTarget))
    if (steps.step !== 'payment' && isStepped()) return steps.goOn(now)
    const faults = faultsIn(now, { words, language, book, place, stateName })
    if (!choice || Object.keys(faults).length > 0)
      return placing.complain(besideFields(now, faults))
    const bookedHash = choice.booking?.totalHash
    const order = orderOf(now, { ...choice, bookedHash }, book)
    placing.send({ order, shownTotal: choice.total })
  }
}

function PlacingTrouble({ placing, choices }: { placing: Placing; choices: Choices }) {
  const { choice, parcelTo } = choices
  const { trouble, shownTotal: before, isBusy, sendAgain } = placing
  if (!trouble || trouble.kind === 'asked') return null
  const totals = choice && before ? { before, now: choice.total } : undefined
  return (
    <TroubleNote
      {...{ trouble, totals, isBusy }}
      isAbroad={parcelTo !== undefined}
      onAgain={sendAgain}
    />
  )
}

type OrderFieldsProps = {
  choices: Choices
  steps: Steps
  placing: Placing
  form: RefObject<HTMLFormElement | null>
}

function OrderFields({ choices, steps, placing, form }: OrderFieldsProps) {
  const { typed, book, checkout } = choices
  const { step, told, moveTo } = steps
  const errors = errorsOf(placing.trouble)
  const isAbroad = choices.parcelTo !== undefined
  const isAbroadOpen = (checkout.countries ?? []).length > 0
  const edit = (to: Step) => () => form.current && moveTo(to, typedIn(new FormData(form.current)))
  return (
    <>
      <StepPart
        of="contact"
        step={step}
        done={<DoneContact told={told} onEdit={edit('contact')} />}
      >
        <ContactFields {...{ typed, errors, isAbroad, isAbroadOpen }} mobile={book[0]?.mobile} />
      </StepPart>
      <StepPart
        of="address"
        step={step}
        done={<DoneAddress told={told} checkout={checkout} onEdit={edit('address')} />}
      >
        <AddressFields
          typed={typed}
          errors={errors}
          states={checkout.states}
          place={choices.place}
          {...choices.typedPlace}
          countries={checkout.countries ?? []}
          book={book}
          chosen={choices.chosen}
          onChoose={choices.setChosen}
        />
        <DeliverySection checkout={checkout} country={choices.parcelTo} />
      </StepPart>
      <StepPart of="payment" step={step}>
        <PaymentStep choices={choices} errors={errors} />
      </StepPart>
    </>
  )
}

type PaymentStepProps = { choices: Choices; errors: Record<string, string> }

function PaymentStep({ choices, errors }: PaymentStepProps) {
  const { typed, checkout } = choices
  // Whoever is told that it cannot be booked so sees where that was chosen.
  const booking = errors['isBooked'] ? firstBooking(checkout.payment) : choices.booking
  return (
    <>
      {choices.covered ? (
        <NothingToPay method={choices.covered.method} cart={checkout.cart} />
      ) : (
        <PaymentChoices
          choices={checkout.payment}
          chosen={choices.method}
          error={errors['paymentMethod']}
          onChoose={choices.setMethod}
        />
      )}
      {booking && (
        // Without scripts nobody can know the way that is chosen: there it stands from the start.
        <div className={choices.choice || errors['isBooked'] ? undefined : 'scripting:hidden'}>
          <BookingChoice
            booking={booking}
            isBooked={choices.isBooked}
            error={errors['isBooked']}
            onBook={choices.setBooked}
          />
        </div>
      )}
      {checkout.cart.tax && (
        <BusinessFields {...{ typed, errors }} isClosed={checkout.isClosedToBusinesses === true} />
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
function HiddenTotal({ method, total, totalHash, booking }: Checkout['payment'][number]) {
  return (
    <>
      <input type="hidden" name={`totalHash.${method}`} value={totalHash} />
      <input type="hidden" name={`total.${method}`} value={total} />
      {booking && <input type="hidden" name={`bookedHash.${method}`} value={booking.totalHash} />}
    </>
  )
}

const errorsOf = (trouble: Trouble | null): Record<string, string> =>
  trouble?.kind === 'fields' ? trouble.fields : {}

/** The cart may be empty because it has become an order. */
const isLost = (trouble: Trouble | null) =>
  trouble?.kind === 'unsure' || trouble?.kind === 'already'
