import type { SavedAddress } from '#contract/accounts/types.ts'
import type { OrderForm } from '#contract/orders/types.ts'
import type { PaymentChoice } from '#contract/payments/types.ts'
import { type Address, validateAddress } from '#domain/address/address.ts'
import { isPin, stateOfPin } from '#domain/address/pin.ts'
import { errorsOfDoubt, faultsOfDoubt, placeDoubt } from '#domain/address/place-doubt.ts'
import { isAbroad } from '#domain/delivery/destination.ts'
import { looksLikeEmail } from '#domain/email.ts'
import type { Language } from '#domain/language.ts'
import { normaliseMobile, tidyPhone } from '#domain/mobile.ts'
import { type ShopMethod, shopMethods } from '#domain/payment-methods.ts'
import { readGstin } from '#domain/tax/gstin.ts'
import type { checkout } from '#web/words/en/checkout.ts'
import { inLanguage } from '../refused-fields.ts'
import { placeName } from './address/confirm-place.tsx'
import type { PlaceOfPin } from './use-checkout.ts'

/** The fields of the checkout in their order, named as the shop names them in its refusals. */
export const orderFields = [
  ...(['contact.email', 'contact.mobile'] as const),
  ...(['savedAddress', 'address.country', 'address.fullName'] as const),
  ...(['address.pin', 'address.city', 'address.state', 'confirmedPlace'] as const),
  ...(['address.line1', 'address.line2', 'address.mobile', 'isAddressKept'] as const),
  ...([
    'paymentMethod',
    'isBooked',
    'note',
    'giftMessage',
    'buyerGstin',
    'buyerLegalName',
  ] as const),
  'buyerPan' as const,
]
const placeAbroad: readonly OrderField[] = ['address.city', 'address.state', 'address.pin']

/** The same as they are drawn: abroad the street stands before town, state and postcode. */
export function fieldsInOrder(isToAbroad: boolean): readonly OrderField[] {
  if (!isToAbroad) return orderFields
  const others = orderFields.filter((field) => !placeAbroad.includes(field))
  const after = others.indexOf('address.line2') + 1
  return [...others.slice(0, after), ...placeAbroad, ...others.slice(after)]
}

type OrderField = (typeof orderFields)[number]

/** What was typed, field by field. */
export type TypedOrder = Record<OrderField, string>

export function typedIn(form: FormData): TypedOrder {
  const entries = orderFields.map((field) => [field, String(form.get(field) ?? '')] as const)
  return Object.fromEntries(entries) as TypedOrder // Every field has its entry.
}

/** What is known of a shopper before anything was typed. */
export const startWith = (known: Partial<TypedOrder>): TypedOrder => ({
  ...typedIn(new FormData()),
  ...known,
})

export const methodIn = (typed: TypedOrder): ShopMethod | undefined =>
  shopMethods.find((method) => method === typed.paymentMethod)

/** The kept address that was chosen; undefined when another one is typed. */
export const savedIn = (book: SavedAddress[], chosen: string) =>
  book.find(({ id }) => String(id) === chosen)

/** What is chosen when the page is shown: the first that is kept, until somebody says otherwise. */
export function firstChoice(book: SavedAddress[], typed: TypedOrder | null): string {
  const saved = typed ? savedIn(book, typed.savedAddress) : book[0]
  return saved ? String(saved.id) : 'new'
}

type Told = {
  words: typeof checkout
  language: Language
  book: SavedAddress[]
  /** What the shop has said of a PIN code; left out until it has. */
  place?: PlaceOfPin | undefined
  /** What states are called on this page. */
  stateName?: ((name: string) => string) | undefined
}

/** What is missing or wrong, as the shop would say it; the shop looks at everything once more. */
export function faultsIn(
  typed: TypedOrder,
  { words, language, book, place, stateName }: Told,
): Record<string, string> {
  const address = validateAddress(addressOf(typed, book))
  const faults: Record<string, string> = {}
  if (!looksLikeEmail(typed['contact.email'])) {
    faults['contact.email'] = words.contact.wrongEmail
  }
  const wrongPhone = phoneFault(typed['contact.mobile'].trim(), addressOf(typed, book))
  if (wrongPhone) faults['contact.mobile'] = words.contact[wrongPhone]
  if (!address.ok) {
    const { fields } = inLanguage({ errors: address.fields, faults: address.faults }, language)
    for (const [field, fault] of Object.entries(fields)) faults[`address.${field}`] = fault
  } else Object.assign(faults, doubtOf(typed, { book, place, stateName }, language))
  if (typed.buyerGstin.trim() !== '' && !readGstin(typed.buyerGstin).ok)
    faults['buyerGstin'] = words.business.wrongGstin
  if (!methodIn(typed)) faults['paymentMethod'] = words.payment.choose
  return besideFields(typed, faults)
}

/** A place that a parcel may not find is asked about in the step that it is typed in, until it is confirmed. */
function doubtOf(
  typed: TypedOrder,
  { book, place, stateName }: Pick<Told, 'book' | 'place' | 'stateName'>,
  to: Language,
) {
  const address = addressOf(typed, book)
  const isTold = place !== undefined && place.pin === address.pin.replaceAll(' ', '')
  const isSettled = typed.confirmedPlace === placeName(address) || isAbroad(address)
  if (!isTold || isSettled || savedIn(book, typed.savedAddress)) return {}
  const doubt = placeDoubt(address.state, place)
  if (!doubt) return {}
  const told = placeDoubt(address.state, place, stateName) ?? doubt
  return inLanguage({ errors: errorsOfDoubt(doubt), faults: faultsOfDoubt(told) }, to).fields
}

/** Whoever orders may have a number of another country, which begins with a + at home. */
function phoneFault(text: string, to: Address): 'wrongMobile' | 'wrongPhone' | null {
  const isForeign = isAbroad(to) || text.startsWith('+')
  if (normaliseMobile(text) !== null || (isForeign && tidyPhone(text) !== null)) return null
  return isForeign && (isAbroad(to) || !text.startsWith('+91')) ? 'wrongPhone' : 'wrongMobile'
}

/** A field that was left empty on purpose is not the one to complain about, unless nobody else can be called. */
export function besideFields(typed: TypedOrder, faults: Record<string, string>) {
  const isForeign = typed['contact.mobile'].trim().startsWith('+')
  if (typed['address.mobile'].trim() !== '') return faults
  if (isForeign && faults['contact.mobile'] === undefined) return faults
  const { 'address.mobile': _same, ...rest } = faults
  return rest
}

/** Stands for the sum that was shown of a way to pay, and for what of it is paid now by whoever books. */
type ShownSum = Pick<PaymentChoice, 'method' | 'totalHash'> & { bookedHash?: string | undefined }

export const isBookedIn = (typed: TypedOrder) => typed.isBooked === 'yes'

/** The order as the shop takes it. */
export function orderOf(
  typed: TypedOrder,
  { method, totalHash, bookedHash = '' }: ShownSum,
  book: SavedAddress[],
): OrderForm {
  const address = addressOf(typed, book)
  const isSaved = savedIn(book, typed.savedAddress) !== undefined
  return {
    contact: { email: typed['contact.email'], mobile: typed['contact.mobile'] },
    address,
    // A kept one was confirmed when it was kept.
    isAddressConfirmed: isSaved || typed.confirmedPlace === placeName(address),
    isAddressKept: !isSaved && typed.isAddressKept !== '',
    paymentMethod: method,
    isBooked: isBookedIn(typed),
    note: typed.note,
    giftMessage: typed.giftMessage,
    buyerGstin: typed.buyerGstin,
    buyerLegalName: typed.buyerLegalName,
    buyerPan: typed.buyerPan,
    totalHash: isBookedIn(typed) ? bookedHash : totalHash,
  }
}

export function addressOf(typed: TypedOrder, book: SavedAddress[]): Address {
  const saved = savedIn(book, typed.savedAddress)
  if (!saved) return addressIn(typed)
  const { id: _id, isDefault: _isDefault, placeLabels: _labels, ...address } = saved
  return address
}

function addressIn(typed: TypedOrder): Address {
  const pin = typed['address.pin']
  const digits = pin.replaceAll(' ', '')
  const country = typed['address.country']
  return {
    ...(isAbroad({ country }) && { country }),
    fullName: typed['address.fullName'],
    mobile: typed['address.mobile'].trim() || typed['contact.mobile'],
    line1: typed['address.line1'],
    line2: typed['address.line2'],
    city: typed['address.city'],
    // Before JavaScript nobody has filled it in from the PIN code.
    state: typed['address.state'] || (!isAbroad({ country }) && guessed(digits)) || '',
    pin,
  }
}

const guessed = (pin: string) => isPin(pin) && stateOfPin(pin)
