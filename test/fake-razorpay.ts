import { createHmac, randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

type FakeLink = {
  id: string
  amount: number
  amount_paid: number
  currency: string
  status: 'created' | 'paid' | 'expired' | 'cancelled'
  reference_id: string
  short_url: string
  payments: { payment_id: string; amount: number; status: string }[] | null
}

type FakeRefund = {
  id: string
  payment_id: string
  amount: number
  receipt: string
  status: string
}

const refused = (description: string): Reply => [
  400,
  { error: { code: 'BAD_REQUEST_ERROR', description } },
]

export const razorpayEnvironment = (url: string) => ({
  RAZORPAY_KEY_ID: 'rzp_test_key',
  RAZORPAY_KEY_SECRET: 'rzp_secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook_secret',
  RAZORPAY_URL: url,
})

export type FakeRazorpay = Awaited<ReturnType<typeof openFakeRazorpay>>

type Reply = [status: number, body: unknown]

/** What the fake remembers, and how it behaves. */
type Books = {
  links: Map<string, FakeLink>
  refunds: FakeRefund[]
  headers: http.IncomingHttpHeaders[]
  /** The answers of requests that carried a key: the same again gets the same. */
  keyed: Map<string, { text: string; refund: FakeRefund }>
  mood: { isAway: boolean; losesAnswers: boolean; losesRefunds: boolean; refusesRefunds: boolean }
}

/** A Razorpay of one's own on the loopback: payment links and refunds, as its documentation tells. */
export async function openFakeRazorpay() {
  const mood = { isAway: false, losesAnswers: false, losesRefunds: false, refusesRefunds: false }
  const books: Books = { links: new Map(), refunds: [], headers: [], keyed: new Map(), mood }
  const server = http.createServer((request, response) => serve(books, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // A TCP server has a port.
  const { links, refunds, headers } = books
  return {
    url: `http://127.0.0.1:${port}`,
    links,
    refunds,
    headers,
    mood,
    /** Somebody pays the link on the hosted page; answers the event that Razorpay would send. */
    pay(link: FakeLink, changes: Record<string, unknown> = {}) {
      const payment = { id: `pay_${randomBytes(7).toString('hex')}`, status: 'captured' }
      const money = { amount: link.amount, currency: 'INR', ...changes }
      Object.assign(link, { status: 'paid', amount_paid: link.amount })
      link.payments = [{ payment_id: payment.id, amount: link.amount, status: 'captured' }]
      return eventOf('payment_link.paid', link, { ...payment, ...money })
    },
    end(link: FakeLink, status: 'expired' | 'cancelled') {
      return eventOf(`payment_link.${status}`, { ...link, status })
    },
    /** The bank does not take a refund after all; answers the event that Razorpay would send. */
    failRefund(refund: FakeRefund, changes: Partial<FakeRefund> = {}) {
      refund.status = 'failed'
      const entity = { ...refund, ...changes }
      const payload = { refund: { entity } }
      return JSON.stringify({ entity: 'event', event: 'refund.failed', payload })
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function serve(books: Books, request: http.IncomingMessage, response: http.ServerResponse) {
  const { headers, mood } = books
  let text = ''
  headers.push(request.headers)
  request.on('data', (chunk) => {
    text += chunk
  })
  request.on('end', () => {
    const [status, body] = answer(books, request, text)
    if (mood.isAway) response.writeHead(502).end('<html>bad gateway</html>')
    else if (mood.losesAnswers || (mood.losesRefunds && request.url?.endsWith('/refund')))
      response.destroy()
    else
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
}

function answer(books: Books, request: http.IncomingMessage, text: string): Reply {
  const { links, refunds, mood } = books
  const url = new URL(request.url ?? '', 'http://fake')
  const keys = `Basic ${Buffer.from('rzp_test_key:rzp_secret').toString('base64')}`
  if (request.headers.authorization !== keys) return [401, { error: { code: 'BAD_REQUEST_ERROR' } }]
  if (mood.isAway) return [502, {}]
  const [, , kind, id, verb] = url.pathname.split('/')
  if (kind === 'payments' && verb === 'refunds')
    return [200, { items: refunds.filter(({ payment_id }) => payment_id === id) }]
  if (kind === 'payments' && verb === 'refund') {
    const key = String(request.headers['x-refund-idempotency'] ?? '')
    return refund(books, { payment_id: id ?? '', key, text })
  }
  if (request.method === 'POST' && id === undefined) return create(books, JSON.parse(text))
  const reference = url.searchParams.get('reference_id')
  if (reference) {
    const found = [...links.values()].filter((link) => link.reference_id === reference)
    return [200, { payment_links: found }]
  }
  const link = links.get(id ?? '')
  if (link && verb === 'cancel') {
    if (link.status !== 'created') return refused('The payment link cannot be cancelled')
    link.status = 'cancelled'
  }
  return link ? [200, link] : [400, { error: { code: 'BAD_REQUEST_ERROR' } }]
}

type AskedRefund = { payment_id: string; key: string; text: string }

/** Gives back once for a key, and never more than the payment brought. */
function refund(books: Books, { payment_id, key, text }: AskedRefund): Reply {
  const { links, refunds, keyed, mood } = books
  if (!/^[A-Za-z0-9_-]{10,}$/.test(key)) return refused('The idempotency key is invalid')
  const { amount, receipt } = JSON.parse(text)
  const known = keyed.get(key)
  if (known) return known.text === text ? [200, known.refund] : refused('Different request')
  if (mood.refusesRefunds) return refused('Your account does not have enough balance')
  const paid = [...links.values()].find((one) => one.payments?.[0]?.payment_id === payment_id)
  const before = refunds.filter((one) => one.payment_id === payment_id)
  const sum = before.reduce((total, one) => total + one.amount, 0)
  if (sum + amount > (paid?.amount_paid ?? 0)) return refused('The amount is more than is left')
  const id = `rfnd_${refunds.length + 1}`
  const made = { id, payment_id, amount, receipt, status: 'processed' }
  refunds.push(made)
  keyed.set(key, { text, refund: made })
  return [200, made]
}

function create({ links }: Books, asked: Record<string, unknown>): Reply {
  const reference_id = String(asked['reference_id'])
  if ([...links.values()].some((link) => link.reference_id === reference_id)) {
    return [400, { error: { code: 'BAD_REQUEST_ERROR', description: 'reference_id exists' } }]
  }
  const id = `plink_${randomBytes(7).toString('hex')}`
  const link: FakeLink = {
    id,
    reference_id,
    amount: Number(asked['amount']),
    amount_paid: 0,
    currency: String(asked['currency']),
    status: 'created',
    short_url: `https://rzp.io/i/${id}`,
    payments: null,
  }
  links.set(id, link)
  return [200, link]
}

function eventOf(event: string, link: FakeLink, payment?: Record<string, unknown>) {
  const payload = {
    payment_link: { entity: link },
    ...(payment && { payment: { entity: payment } }),
  }
  return JSON.stringify({ entity: 'event', event, contains: Object.keys(payload), payload })
}

let events = 0

/** The headers with which Razorpay sends an event. */
export function signed(body: string, options: { secret?: string; id?: string } = {}) {
  const key = options.secret ?? 'hook_secret'
  return {
    'content-type': 'application/json',
    'x-razorpay-signature': createHmac('sha256', key).update(body).digest('hex'),
    'x-razorpay-event-id': options.id ?? `evt_${++events}`,
  }
}
