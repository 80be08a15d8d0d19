import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Call } from './request.ts'

const current = new AsyncLocalStorage<string>()
const wellFormed = /^[\w.-]{8,64}$/

/** The request that whoever asks is working for; undefined for what nobody waits for. */
export const currentRequestId = () => current.getStore()

/** Works under a request's id, so that every line of the log says whom it was written for. */
export const underRequestId = <Result>(id: string, work: () => Result) => current.run(id, work)

/** The id of the page that asks from inside, of our own proxy where it gives one, else a new one. */
export function requestIdOf(c: Call, isProxyTrusted: boolean): string {
  const outer = c.env?.isInside ? current.getStore() : undefined
  const given = isProxyTrusted ? c.req.header('x-request-id') : undefined
  return outer ?? (given && wellFormed.test(given) ? given : randomUUID())
}
