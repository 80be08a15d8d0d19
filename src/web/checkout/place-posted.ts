import { createContext, type RouterContextProvider } from 'react-router'
import { getCheckout } from '#contract/checkout/calls.ts'
import { getPlaceOfPin } from '#contract/pins/calls.ts'
import { isPin } from '#domain/address/pin.ts'
import { servedIn } from '#domain/delivery/delivery-country.ts'
import { type Destination, home, isAbroad } from '#domain/delivery/destination.ts'
import type { checkout } from '#web/words/en/checkout.ts'
import { type ActionContext, actionContext, textIn } from '../acting.ts'
import { type Outcome, place, type Trouble } from './outcome.ts'
import {
  addressOf,
  besideFields,
  faultsIn,
  methodIn,
  orderOf,
  type TypedOrder,
  typedIn,
} from './typed-order.ts'

type SentTo = { pin?: string; country?: string }

/** Where the order that was posted should go, for the page that comes back without it. */
export const sentToContext = createContext<SentTo>({})

const statusOf: Record<Trouble['kind'], number> = {
  fields: 400,
  changed: 409,
  refused: 409,
  already: 409,
  asked: 200,
  unsure: 503,
}

/** Places the order of a posted form and leads to its page, or comes back with what was typed. */
export async function placePosted(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  words: typeof checkout,
) {
  const action = actionContext(context)
  const typed = await withPlace(action, typedIn(form))
  const key = textIn(form, 'key')
  const method = methodIn(typed)
  const total = Number(textIn(form, `total.${method}`))
  const back = (trouble: Trouble) => {
    const outcome = { typed, trouble, key, shownTotal: total || null }
    return action.show<Outcome>(outcome, statusOf[trouble.kind])
  }
  const { savedAddresses: book, countries = [] } = await action.ask(getCheckout, {})
  context.set(sentToContext, sentTo(servedIn(countries, addressOf(typed, book))))
  if (textIn(form, 'isCountryChosen') !== '') return back({ kind: 'asked' })
  const faults = faultsIn(typed, { words, language: action.send.language ?? 'en', book })
  if (!method || Object.keys(faults).length > 0) return back({ kind: 'fields', fields: faults })
  const totalHash = textIn(form, `totalHash.${method}`)
  const bookedHash = textIn(form, `bookedHash.${method}`)
  const order = orderOf(typed, { method, totalHash, bookedHash }, book)
  const { placed, trouble } = await place(action.send, order, key)
  if (placed) return action.lead(placed.path)
  if (trouble.kind !== 'fields') return back(trouble)
  return back({ kind: 'fields', fields: besideFields(typed, trouble.fields) })
}

function sentTo({ pin: typed, country }: Destination): SentTo {
  if (country !== undefined && isAbroad({ country })) return { country }
  const pin = typed.replaceAll(' ', '')
  return isPin(pin) ? { pin } : { country: home }
}

/** Without JavaScript nobody has filled them in from the PIN code. */
async function withPlace(action: ActionContext, typed: TypedOrder): Promise<TypedOrder> {
  const pin = typed['address.pin'].replaceAll(' ', '')
  const [city, state] = [typed['address.city'].trim(), typed['address.state']]
  const isThere = isAbroad({ country: typed['address.country'] })
  if (isThere || !isPin(pin) || (city !== '' && state !== '')) return typed
  const place = await action.ask(getPlaceOfPin, { pin })
  return {
    ...typed,
    'address.city': city || (place.district ?? ''),
    'address.state': state || (place.state ?? ''),
  }
}
