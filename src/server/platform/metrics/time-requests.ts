import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Call, Env } from '../http/request.ts'
import { pageKind } from './page-kind.ts'
import type { Timings } from './timings.ts'

/** Notes how long the shop thought about each request from outside. */
export function timeRequests(timings: Timings): MiddlewareHandler<Env> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    if (!c.env?.isInside) timings.note(nameOf(c), performance.now() - startedAt)
  }
}

/** The call as the contract writes it, or the screen: few names, however many addresses are asked for. */
export function screenOrCall(c: Call): string {
  const route = routePath(c)
  const isCall = route.startsWith('/api/') && !route.endsWith('*')
  return isCall ? route.replace(/:(\w+)/g, '{$1}') : pageKind(c.req.path)
}

function nameOf(c: Call): string {
  const path = screenOrCall(c)
  return c.req.method === 'GET' ? path : `${c.req.method} ${path}`
}
