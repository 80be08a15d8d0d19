import { createHash } from 'node:crypto'
import { outdated } from '#domain/errors.ts'
import type { Call } from './http/request.ts'

/** Names the state in which a thing is: the same for the same content, whoever saved it. */
export function versionOf(content: object): string {
  return createHash('sha256').update(inOrder(content)).digest('base64url').slice(0, 12)
}

const inOrder = (content: object) =>
  JSON.stringify(content, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

/** A thing as staff are given it: they send its version back with what they save. */
export const versioned = <Thing extends object>(thing: Thing) => ({
  ...thing,
  version: versionOf(thing),
})

/** The same in an answer that anybody may ask for: staff alone are told the version. */
export const versionedForStaff = <Thing extends object>(
  c: Call,
  thing: Thing,
): Thing & { version?: string } => (c.get('person')?.role ? versioned(thing) : thing)

/**
 * Refuses to write over what was saved since `seen` was read; whoever names no version writes over it.
 * `beside` is told with it but is no part of the version.
 */
export function refuseOutdated(seen: string | undefined, now: object, beside: object = {}) {
  const current = { ...versioned(now), ...beside }
  if (seen === undefined || seen === current.version) return
  throw outdated('Somebody else has changed this meanwhile. Please look at both.', current)
}
