import { useState } from 'react'
import type { Checkout } from '#contract/checkout/types.ts'
import type { PaymentChoice } from '#contract/payments/types.ts'
import { dueIn } from '#domain/cart.ts'
import { home } from '#domain/delivery/destination.ts'
import { keptDraft } from './draft.ts'
import type { Outcome } from './outcome.ts'
import { firstChoice, isBookedIn, methodIn, savedIn, type TypedOrder } from './typed-order.ts'
import { useCheckout } from './use-checkout.ts'

/** What is chosen and typed so far, and what the shop says to it. */
export function useChoices(entered: Checkout, outcome: Outcome | undefined) {
  const [typed] = useState(() => outcome?.typed ?? keptDraft())
  const typedPlace = useTypedPlace(entered, typed)
  const [said, setMethod] = useState(typed ? methodIn(typed) : undefined)
  const { savedAddresses: book } = entered
  const [chosen, setChosen] = useState(() => firstChoice(book, typed))
  const saved = savedIn(book, chosen)
  const [tax, setTax] = useState({
    state: typed?.['address.state'] ?? '',
    gstin: typed?.buyerGstin ?? '',
  })
  const tellTax = ({ buyerGstin: gstin, 'address.state': state }: TypedOrder) =>
    setTax((was) => (was.gstin === gstin && was.state === state ? was : { gstin, state }))
  const country = saved ? (saved.country ?? home) : typedPlace.country
  const { checkout, place } = useCheckout(entered, {
    ...{ pin: saved?.pin ?? typedPlace.pin, country },
    ...{ state: saved?.state ?? tax.state, gstin: tax.gstin },
  })
  const covered = coveredIn(checkout)
  const method = said ?? onlyWay(checkout)
  const [isBooked, setBooked] = useState(typed !== null && isBookedIn(typed))
  const choice = covered ?? checkout.payment.find((one) => one.method === method)
  // What is told of a kept address fills in nothing.
  const told = saved ? undefined : place
  return {
    ...{ tellTax, typed, typedPlace, method, setMethod, book, chosen, setChosen },
    ...{ checkout, choice, covered, place: told },
    ...{ isBooked, setBooked, booking: covered ? undefined : bookingOf(checkout, choice) },
    parcelTo: checkout.countries?.find(({ code }) => code === country),
  }
}

/** Where the address that is typed lies: as it was typed, else where the shopper has told before that parcels go. */
function useTypedPlace(entered: Checkout, typed: TypedOrder | null) {
  const [pin, onPin] = useState(typed?.['address.pin'] ?? entered.toldPin ?? '')
  const [country, onCountry] = useState(
    () => typed?.['address.country'] || entered.toldCountry || home,
  )
  return { pin, onPin, country, onCountry }
}

/** The way to pay that an order carries for which gift cards or store credit pay; undefined while something is left to pay. */
function coveredIn({ cart, payment }: Checkout) {
  const spent = (cart.giftCards?.spent ?? 0) + (cart.storeCredit?.spent ?? 0)
  return spent > 0 && dueIn(cart) === 0 ? payment[0] : undefined
}

/** How it may be booked by the first way to pay that books. */
export const firstBooking = (payment: readonly PaymentChoice[]) =>
  payment.find(({ booking }) => booking)?.booking

/** The same by the way that is chosen; before one is, by the first. */
const bookingOf = ({ payment }: Checkout, choice: PaymentChoice | undefined) =>
  choice ? choice.booking : firstBooking(payment)

/** Where only one way to pay is open nobody has to choose it. */
function onlyWay({ payment }: Checkout) {
  const [only, ...others] = payment.filter(({ isAllowed }) => isAllowed)
  return others.length === 0 ? only?.method : undefined
}

export type Choices = ReturnType<typeof useChoices>
