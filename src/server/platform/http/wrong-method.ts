import type { AnyEndpoint } from '#contract/endpoint.ts'
import { ShopError } from '#domain/errors.ts'
import { inEnglish, refusal } from '#domain/refusals/list.ts'
import { problem } from './problem.ts'
import type { Call } from './request.ts'

/** 405 with Allow for a known path under another method, else 404. */
export function otherMethods(c: Call, endpoints: AnyEndpoint[]) {
  const allowed = endpoints
    .filter((endpoint) => fits(endpoint.path, c.req.path))
    .map((endpoint) => endpoint.method)
  if (allowed.length === 0) return problem(c, new ShopError('no-such-call'))
  const told = refusal('wrong-method', { method: c.req.method })
  const { code, params } = told
  const body = { message: inEnglish(told), status: 405, refusal: code, params }
  return c.body(JSON.stringify(body), 405, {
    Allow: [...new Set(allowed)].join(', '),
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  })
}

/** Whether an address is one of this pattern, as `/api/products/{slug}`. */
export function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]))
  )
}
