import { randomBytes } from 'node:crypto'

/** The trace that a request belongs to (W3C Trace Context), and our own part of it. */
export type Trace = { traceId: string; spanId: string; flags: string }

const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
const isNothing = (id: string) => /^0+$/.test(id)

/** Reads a `traceparent` header and begins our own part; undefined for anything that is not well-formed. */
export function readTrace(header: string | undefined): Trace | undefined {
  const [, version = '', traceId = '', parentId = '', flags = '', more] =
    form.exec(header ?? '') ?? []
  if (version === '' || version === 'ff' || isNothing(traceId) || isNothing(parentId)) return
  // Only a later version may say more.
  if (version === '00' && more !== undefined) return
  return { traceId, spanId: randomBytes(8).toString('hex'), flags }
}

/** What is passed on: our part is the parent of whatever comes of it. */
export const traceparentOf = ({ traceId, spanId, flags }: Trace) =>
  `00-${traceId}-${spanId}-${Number.parseInt(flags, 16) & 1 ? '01' : '00'}`
