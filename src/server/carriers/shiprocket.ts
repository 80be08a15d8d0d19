import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { TrackingNews } from '#domain/carriers/tracking.ts'
import { toRupees } from '#domain/money.ts'
import { count } from '../platform/metrics/counted.ts'
import {
  type Account,
  type BookedSteps,
  type BookingWays,
  type Carrier,
  CarrierRefusal,
  type ParcelToBook,
} from './carrier.ts'
import { newsIn, newsOfMessage, Scan } from './shiprocket-scans.ts'

const patienceMs = 15_000
/** It lets us in for ten days at a time; a day less, so that none ends under way. */
const tokenMs = 9 * 86_400_000

/** Shiprocket: its API books a parcel with whoever carries it best, and tells of it by messages. */
export const shiprocket: Carrier = {
  code: 'shiprocket',
  name: 'Shiprocket',
  fields: [
    { name: 'email' },
    { name: 'password', isSecret: true },
    // Its messages bear it as x-api-key.
    { name: 'eventsToken', isSecret: true },
    // What a place to fetch parcels from is called there.
    { name: 'pickupLocation' },
    ...(['lengthCm', 'breadthCm', 'heightCm'] as const).map((name) => ({
      // Centimetres; larger parcels go as freight.
      ...{ name, isOptional: true as const, range: [1, 150] as const },
    })),
  ],
  urlIn: ({ shiprocketUrl }) => shiprocketUrl,
  followAt: (number) => `https://shiprocket.co/tracking/${encodeURIComponent(number)}`,
  booking: { signIn, book, labels, cancel, news } satisfies BookingWays,
  readEvent(account, { body, header }) {
    if (!isSame(header('x-api-key') ?? '', account.fields['eventsToken'] ?? '')) return null
    const told = Event.safeParse(jsonIn(body))
    if (!told.success) return []
    const { awb, scans, ...latest } = told.data
    return newsOfMessage(scans ?? [], latest).map((one) => ({ ...one, trackingNumber: awb }))
  },
}

const Id = z.union([z.int(), z.string()]).transform(String)
const Created = z.object({ order_id: Id, shipment_id: Id })
const Listed = z.object({
  data: z.array(
    z.object({
      id: Id,
      channel_order_id: Id,
      shipments: z.array(z.object({ id: Id })).default([]),
    }),
  ),
})
const Assigned = z.object({
  awb_assign_status: z.int(),
  response: z.object({ data: z.object({ awb_code: Id, courier_name: z.string().default('') }) }),
})
const Shipment = z.object({
  data: z.object({ awb: Id.nullish(), courier: z.string().nullish() }),
})
const Label = z.object({ label_url: z.url({ protocol: /^https?$/ }) })
const Refusal = z.object({ message: z.string().default('') })
const Event = Scan.extend({ awb: Id, scans: z.array(Scan).nullish() })
const Tracked = z.object({
  tracking_data: z.object({ shipment_track_activities: z.array(Scan).nullish() }),
})

async function signIn(account: Account): Promise<void> {
  const { email = '', password = '' } = account.fields
  const { ok, status, body } = await ask(account, '/auth/login', { email, password }, false)
  const token = ok ? z.object({ token: z.string().min(1) }).safeParse(body) : null
  if (token?.success) return account.keepToken(token.data.token, account.now() + tokenMs)
  throw status < 500 ? refusalIn(body) : new Error(`Shiprocket answered ${status}`)
}

/** Order, number of the parcel, fetching, label: each at most once, whatever answers were lost. */
async function book(
  account: Account,
  parcel: ParcelToBook,
  steps: BookedSteps,
  keep: (steps: Partial<BookedSteps>) => Promise<void>,
): Promise<void> {
  let { remoteShipment, trackingNumber } = steps
  if (remoteShipment === '') {
    const made = (await findOrder(account, parcel.key)) ?? (await createOrder(account, parcel))
    remoteShipment = made.remoteShipment
    await keep(made)
  }
  if (trackingNumber === '') {
    const assigned =
      (await findNumber(account, remoteShipment)) ?? (await assignNumber(account, remoteShipment))
    trackingNumber = assigned.trackingNumber
    await keep(assigned)
  }
  if (!steps.isPickupAsked) {
    await askPickup(account, remoteShipment)
    await keep({ isPickupAsked: true })
  }
  if (steps.labelUrl === '') {
    await keep({ labelUrl: await labels(account, [remoteShipment]) })
  }
}

/** One file however many they are: it may be asked for again. */
async function labels(account: Account, remoteShipments: string[]): Promise<string> {
  const made = await asked(account, '/courier/generate/label', { shipment_id: remoteShipments })
  return Label.parse(made).label_url
}

/** What an order of ours is called there, where an earlier call has made it. */
async function findOrder(account: Account, key: string) {
  const listed = Listed.parse(await asked(account, `/orders?search=${encodeURIComponent(key)}`))
  const made = listed.data.find(({ channel_order_id }) => channel_order_id === key)
  const shipment = made?.shipments[0]
  return made && shipment ? { remoteOrder: made.id, remoteShipment: shipment.id } : undefined
}

async function createOrder(account: Account, parcel: ParcelToBook) {
  const body = orderBody(account, parcel)
  const made = Created.parse(await asked(account, '/orders/create/adhoc', body))
  return { remoteOrder: made.order_id, remoteShipment: made.shipment_id }
}

async function findNumber(account: Account, shipment: string) {
  const { data } = Shipment.parse(
    await asked(account, `/shipments/${encodeURIComponent(shipment)}`),
  )
  return data.awb ? { trackingNumber: data.awb, courier: data.courier ?? '' } : undefined
}

async function assignNumber(account: Account, shipment: string) {
  const answer = await asked(account, '/courier/assign/awb', { shipment_id: shipment })
  const assigned = Assigned.safeParse(answer)
  if (!assigned.success || assigned.data.awb_assign_status !== 1) throw refusalIn(answer)
  const { awb_code: trackingNumber, courier_name: courier } = assigned.data.response.data
  return { trackingNumber, courier }
}

async function askPickup(account: Account, shipment: string) {
  try {
    await asked(account, '/courier/generate/pickup', { shipment_id: [shipment] })
  } catch (error) {
    // It was asked for already: an answer was lost.
    if (!(error instanceof CarrierRefusal && /already/i.test(error.message))) throw error
  }
}

async function cancel(account: Account, { remoteOrder }: BookedSteps): Promise<void> {
  if (remoteOrder === '') return
  try {
    await asked(account, '/orders/cancel', { ids: [remoteOrder] })
  } catch (error) {
    if (!(error instanceof CarrierRefusal && /already/i.test(error.message))) throw error
  }
}

async function news(account: Account, trackingNumber: string): Promise<TrackingNews[]> {
  const path = `/courier/track/awb/${encodeURIComponent(trackingNumber)}`
  const { tracking_data: data } = Tracked.parse(await asked(account, path))
  return newsIn(data.shipment_track_activities ?? [])
}

const orderBody = ({ fields }: Account, { address, ...parcel }: ParcelToBook) => ({
  order_id: parcel.key,
  order_date: new Date(parcel.placedAt + 19_800_000).toISOString().slice(0, 16).replace('T', ' '),
  pickup_location: fields['pickupLocation'] ?? '',
  ...{ billing_customer_name: address.fullName, billing_last_name: '' },
  ...{ billing_address: address.line1, billing_address_2: address.line2 },
  ...{ billing_city: address.city, billing_state: address.state, billing_pincode: address.pin },
  ...{ billing_country: 'India', billing_email: parcel.email, billing_phone: address.mobile },
  shipping_is_billing: true,
  order_items: parcel.lines.map(({ name, code, quantity, unitPaise }) => ({
    ...{ name, sku: code, units: quantity, selling_price: toRupees(unitPaise) },
  })),
  payment_method: parcel.collectPaise > 0 ? 'COD' : 'Prepaid',
  sub_total: toRupees(parcel.collectPaise > 0 ? parcel.collectPaise : parcel.totalPaise),
  length: Number(fields['lengthCm'] || 35),
  breadth: Number(fields['breadthCm'] || 28),
  height: Number(fields['heightCm'] || 5),
  weight: parcel.grams / 1000,
})

/** What it answers; signs in where it must. Throws its refusal, or an error where nobody can tell. */
async function asked(account: Account, path: string, body?: object): Promise<unknown> {
  if (account.token === '') await signIn(account)
  let answer = await ask(account, path, body)
  if (answer.status === 401) {
    await signIn(account)
    answer = await ask(account, path, body)
  }
  if (answer.ok) return answer.body
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429)
    throw refusalIn(answer.body)
  throw new Error(`Shiprocket answered ${answer.status}`)
}

async function ask({ url, token }: Account, path: string, body?: object, isSigned = true) {
  try {
    const response = await fetch(`${url}/v1/external${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'Content-Type': 'application/json',
        ...(isSigned && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    const answer: unknown = await response.json()
    if (response.status >= 500) count({ error: 'carrier' })
    return { ok: response.ok, status: response.status, body: answer }
  } catch (error) {
    count({ error: 'carrier' })
    throw error
  }
}

const refusalIn = (body: unknown) =>
  new CarrierRefusal((Refusal.safeParse(body).data?.message || 'It gave no reason.').slice(0, 200))

const digest = (text: string) => createHash('sha256').update(text).digest()
/** Compared in constant time; an empty secret lets nobody in. */
const isSame = (given: string, secret: string) =>
  secret !== '' && timingSafeEqual(digest(given), digest(secret))

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
