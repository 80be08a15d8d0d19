import type { MiddlewareHandler } from 'hono'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Env } from '../http/request.ts'
import { screenOrCall } from './time-requests.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts and times every request from outside by the call as the contract writes it, or the screen. */
export function countRequests(registry: Registry): MiddlewareHandler<Env> {
  const requests = new Counter({
    name: 'pallu_http_requests_total',
    help: 'Requests that the shop thought about; kept pages and files are answered before.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'pallu_http_request_duration_seconds',
    help: 'How long the shop thought about them, to the first byte.',
    labelNames: ['method', 'route'],
    buckets: seconds,
    registers: [registry],
  })
  return async (c, next) => {
    if (c.env?.isInside) return next()
    const startedAt = performance.now()
    await next()
    const method = methods.has(c.req.method) ? c.req.method : 'other'
    const route = screenOrCall(c)
    requests.inc({ method, route, status: c.res.status })
    durations.observe({ method, route }, (performance.now() - startedAt) / 1000)
  }
}
