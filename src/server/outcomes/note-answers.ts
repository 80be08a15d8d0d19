import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { login } from '#contract/accounts/calls.ts'
import * as chatsAdminCalls from '#contract/chats/admin-calls.ts'
import * as checkoutCalls from '#contract/checkout/calls.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import * as ordersAdminCalls from '#contract/orders/admin-calls.ts'
import * as ordersCalls from '#contract/orders/calls.ts'
import * as paymentsAdminCalls from '#contract/payments/admin-calls.ts'
import * as paymentsCalls from '#contract/payments/calls.ts'
import { isOutcomeCode, type OutcomeCode } from '#domain/said/outcome-code.ts'
import { orderById, orderByToken } from '../order-records/queries.ts'
import type { Call, Env } from '../platform/http/request.ts'
import type { Outcome as NotedOutcome, OutcomeEvent } from '../platform/outcomes/outcomes.ts'
import type { Shop } from '../platform/shop.ts'

type Watched = {
  form: string[]
  by: 'token' | 'id' | null
  event: OutcomeEvent
  code: OutcomeCode
}

const watched = (
  { path }: AnyEndpoint,
  event: OutcomeEvent,
  code: OutcomeCode,
  by: Watched['by'] = null,
): Watched => ({ form: path.split('/'), by, event, code })

/** The calls whose outcome somebody may ask about, what it is of, and what success is called. */
const all = [
  watched(checkoutCalls.placeOrder, 'order', 'placed'),
  watched(ordersAdminCalls.makeOrder, 'order', 'placed'),
  watched(chatsAdminCalls.orderChat, 'order', 'placed'),
  watched(ordersCalls.cancelOrder, 'order', 'cancelled', 'token'),
  watched(paymentsCalls.startPayment, 'payment', 'started', 'token'),
  watched(paymentsCalls.claimTransfer, 'payment', 'claimed', 'token'),
  watched(paymentsCalls.checkPayment, 'payment', 'checked', 'token'),
  watched(paymentsCalls.razorpayEvent, 'payment', 'done'),
  watched(paymentsAdminCalls.markPaid, 'payment', 'paid', 'id'),
  watched(paymentsAdminCalls.sendPaymentLink, 'payment', 'link_sent', 'id'),
  watched(ordersAdminCalls.refundOrder, 'refund', 'promised', 'id'),
  watched(ordersAdminCalls.checkRefund, 'refund', 'checked'),
  watched(login, 'sign-in', 'signed_in'),
]

/** What an answer says of itself: the code of a refusal, the number of an order. */
const Said = z.object({
  code: z.string().optional(),
  number: z.string().optional(),
  order: z.object({ number: z.string() }).optional(),
})

/** Notes what became of every request for an order, a payment, a refund or a sign-in, refused ones above all. */
export function noteAnswers(shop: Shop): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { method, path } = c.req
    const one = method === 'POST' ? all.find(({ form }) => namedIn(path, form) !== null) : undefined
    if (!one) return next()
    const startedAt = performance.now()
    await next()
    const ms = performance.now() - startedAt
    const said = await whatWasSaid(c.res)
    const orderNumber =
      said.number ?? said.order?.number ?? (await numberOf(c, shop, one).catch(() => undefined))
    shop.outcomes.note({ event: one.event, code: codeOf(c, one, said), orderNumber, ms })
  }
}

/** What stands in an address where the form of a call has a name in braces; null for an address of another call. */
function namedIn(address: string, form: string[]): string | null {
  const parts = address.split('/')
  if (parts.length !== form.length) return null
  const isName = (part: string) => part.startsWith('{')
  const fits = form.every((part, at) => (isName(part) ? parts[at] !== '' : part === parts[at]))
  return fits ? (parts[form.findIndex(isName)] ?? '') : null
}

async function whatWasSaid(answer: Response): Promise<z.infer<typeof Said>> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  const said = Said.safeParse(body)
  return said.success ? said.data : {}
}

function codeOf(c: Call, { code }: Watched, said: z.infer<typeof Said>): NotedOutcome['code'] {
  const own = c.get('outcome')?.code
  if (own) return own
  const refusedAs = said.code ?? ''
  if (!c.res.ok) return isOutcomeCode(refusedAs) ? refusedAs : `${c.res.status}`
  return c.res.headers.has('idempotency-replayed') ? 'replayed' : code
}

/** Of a refusal the order is known by the address alone, of an event by whoever took it in. */
async function numberOf(c: Call, shop: Shop, { form, by }: Watched): Promise<string | undefined> {
  const named = namedIn(c.req.path, form) ?? ''
  if (by === 'token') return (await orderByToken(shop.db.read, named))?.number
  const id = by === 'id' && /^\d{1,15}$/.test(named) ? Number(named) : c.get('outcome')?.orderId
  return id === undefined ? undefined : (await orderById(shop.db.read, id))?.number
}
