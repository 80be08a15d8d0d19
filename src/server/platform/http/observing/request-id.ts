import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Call } from '../request.ts'
import { readTrace, type Trace, traceparentOf } from './trace-context.ts'

/** The request that something is done for, and the trace that it belongs to. */
export type Origin = { requestId: string; trace?: Trace | undefined }

const current = new AsyncLocalStorage<Origin>()
const wellFormed = /^[\w.-]{8,64}$/

/** The request that whoever asks is working for; undefined for what nobody waits for. */
export const currentOrigin = () => current.getStore()

/** Works under a request's id, so that every line of the log says whom it was written for. */
export const underRequestId = <Result>(origin: Origin, work: () => Result) =>
  current.run(origin, work)

/** The header by which another server hears of our trace; none where there is none. */
export function ownTraceparent(): { traceparent?: string } {
  const trace = current.getStore()?.trace
  return trace ? { traceparent: traceparentOf(trace) } : {}
}

/** The id of the page that asks from inside, of our own proxy where it gives one, else a new one. */
export function originOf(c: Call, isProxyTrusted: boolean): Origin {
  const outer = c.env?.isInside ? current.getStore() : undefined
  if (outer) return outer
  const given = isProxyTrusted ? c.req.header('x-request-id') : undefined
  const requestId = given && wellFormed.test(given) ? given : randomUUID()
  return { requestId, trace: readTrace(c.req.header('traceparent')) }
}
