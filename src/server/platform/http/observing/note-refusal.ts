import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { ShopError } from '#domain/errors.ts'
import type { RefusalKind } from '#domain/refusals/entry.ts'
import { networkOf } from '../client-address.ts'
import type { Env } from '../request.ts'

/** Refusals that whoever watches over the shop wants to see: of identity, of rights, of limits (S51). */
const watched = new Set<RefusalKind>([
  ...(['unauthenticated', 'second_factor_required'] as const),
  ...(['forbidden', 'too_many_requests'] as const),
])

/** Writes down who was refused what, by the pattern of the address: addresses themselves may hold secrets. */
export function noteRefusal(c: Context<Env>, { code }: ShopError) {
  const { method } = c.req
  // A page asks whether somebody is signed in: "nobody" is an answer.
  const isAnswer = code === 'unauthenticated' && (method === 'GET' || method === 'HEAD')
  if (!watched.has(code) || isAnswer) return
  const userId = c.get('person')?.id ?? null
  const from = { userId, network: networkOf(c.get('address') ?? 'unknown') }
  c.get('log').warn({ code, method, route: routePath(c), ...from }, 'a request was refused')
}
