import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'

type Mood = {
  /** Answers 500 to everything. */
  isAway: boolean
  /** Does what it is asked, and its next answers are lost: so many. */
  loses: number
  /** Says no to every number. */
  refusesNumbers: boolean
}

type FakeOrder = { id: number; key: string; shipment: number; awb: string; body: unknown }

type Books = {
  orders: FakeOrder[]
  /** Every path that was asked for. */
  asked: string[]
  pickups: Set<number>
  cancelled: Set<number>
  histories: Map<string, object[]>
  tokens: Set<string>
  mood: Mood
}

type Reply = [status: number, body: unknown]

export const shiprocketSecrets = {
  ...{ email: 'api@pallu.example', password: 'right-password', eventsToken: 'events-secret-1' },
  pickupLocation: 'Mylapore',
}

export type FakeShiprocket = Awaited<ReturnType<typeof openFakeShiprocket>>

/** A Shiprocket of one's own on the loopback, as its documentation tells: orders, numbers, fetching, labels, histories. */
export async function openFakeShiprocket(port = 0) {
  const books: Books = {
    ...{ orders: [], asked: [], pickups: new Set(), cancelled: new Set() },
    ...{ histories: new Map(), tokens: new Set() },
    mood: { isAway: false, loses: 0, refusesNumbers: false },
  }
  const server = http.createServer((request, response) => {
    void readBody(request).then((body) => serve(books, request, body, response))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: at } = server.address() as AddressInfo // A TCP server has a port.
  return {
    ...books,
    url: `http://127.0.0.1:${at}`,
    /** Ends every token that it has given. */
    forgetTokens: () => books.tokens.clear(),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

function serve(
  books: Books,
  request: http.IncomingMessage,
  body: string,
  response: http.ServerResponse,
) {
  const url = new URL(request.url ?? '/', 'http://shiprocket')
  const path = url.pathname.replace('/v1/external', '')
  books.asked.push(path)
  const { mood } = books
  if (mood.isAway) return send(response, [500, { message: 'Server Error' }])
  const given = body === '' ? {} : JSON.parse(body)
  if (path === '/auth/login') return send(response, signIn(books, given))
  const token = (request.headers.authorization ?? '').replace('Bearer ', '')
  if (!books.tokens.has(token)) return send(response, [401, { message: 'Token has expired' }])
  const reply = answer(books, path, url.searchParams, given)
  if (mood.loses > 0) {
    mood.loses -= 1
    response.destroy()
    return undefined
  }
  return send(response, reply)
}

function send(response: http.ServerResponse, [status, body]: Reply) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

function signIn(books: Books, { email, password }: Record<string, unknown>): Reply {
  const { email: right, password: secret } = shiprocketSecrets
  if (email !== right || password !== secret)
    return [400, { message: 'Invalid email and password combination' }]
  const token = `token-${books.tokens.size + 1}-${books.asked.length}`
  books.tokens.add(token)
  return [200, { token }]
}

// biome-ignore lint/suspicious/noExplicitAny: the body of whichever call it is.
function answer(books: Books, path: string, query: URLSearchParams, given: any): Reply {
  const [, room, ...rest] = path.split('/')
  const last = rest.at(-1) ?? ''
  if (path === '/orders') return [200, { data: listed(books, query.get('search') ?? '') }]
  if (path === '/orders/create/adhoc') return [200, create(books, given)]
  if (path === '/orders/cancel') return cancel(books, Number(given.ids[0]))
  const idOf = Number(Array.isArray(given.shipment_id) ? given.shipment_id[0] : given.shipment_id)
  const order = books.orders.find((one) => one.shipment === (idOf || Number(last)))
  if (room === 'shipments')
    return [200, { data: { awb: order?.awb || null, courier: order?.awb ? 'Delhivery' : null } }]
  if (path.startsWith('/courier/track/awb/'))
    return [
      200,
      { tracking_data: { shipment_track_activities: books.histories.get(last) ?? null } },
    ]
  if (!order) return [404, { message: 'Shipment not found' }]
  if (path === '/courier/assign/awb') return assign(books, order)
  if (path === '/courier/generate/pickup') return fetchIt(books, order)
  if (path === '/courier/generate/label') return label(books, given.shipment_id)
  return [404, { message: 'Not found' }]
}

/** One file for all of them. */
function label({ orders }: Books, shipments: (string | number)[]): Reply {
  const asked = new Set(shipments.map(Number))
  const numbers = orders.filter(({ shipment }) => asked.has(shipment)).map(({ awb }) => awb)
  return [200, { label_created: 1, label_url: `https://labels.example/${numbers.join('+')}.pdf` }]
}

const listed = ({ orders }: Books, search: string) =>
  orders
    .filter(({ key }) => key.includes(search))
    .map(({ id, key, shipment }) => ({ id, channel_order_id: key, shipments: [{ id: shipment }] }))

function create({ orders }: Books, body: { order_id: string }) {
  const id = 9000 + orders.length
  const made = { id, key: body.order_id, shipment: id + 500, awb: '', body }
  orders.push(made)
  return { order_id: id, shipment_id: made.shipment, status: 'NEW' }
}

function assign({ mood }: Books, order: FakeOrder): Reply {
  if (mood.refusesNumbers)
    return [200, { awb_assign_status: 0, message: 'No courier serves this PIN' }]
  if (order.awb !== '') return [400, { message: 'AWB is already assigned' }]
  order.awb = `78${order.shipment}0011`
  const data = { awb_code: order.awb, courier_name: 'Delhivery' }
  return [200, { awb_assign_status: 1, response: { data } }]
}

function fetchIt({ pickups }: Books, order: FakeOrder): Reply {
  if (pickups.has(order.shipment)) return [400, { message: 'Already in Pickup Queue.' }]
  pickups.add(order.shipment)
  return [200, { pickup_status: 1 }]
}

function cancel({ cancelled }: Books, id: number): Reply {
  if (cancelled.has(id)) return [400, { message: 'Order is already cancelled' }]
  cancelled.add(id)
  return [200, { message: 'Order cancelled successfully.' }]
}

// Run by itself, beside a shop to try: node test/fake-shiprocket.ts 4200
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const fake = await openFakeShiprocket(Number(process.argv[2] ?? 0))
  const { email, password, eventsToken } = shiprocketSecrets
  process.stdout.write(`SHIPROCKET_URL=${fake.url}\n`)
  process.stdout.write(`email ${email}, password ${password}, events token ${eventsToken}\n`)
}
