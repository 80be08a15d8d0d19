import { hash } from 'node:crypto'
import { ShopError } from '#domain/errors.ts'
import type { Call } from './http/request.ts'

/** Names the state in which a thing is: the same for the same content, whoever saved it. */
export function versionOf(content: object): string {
  return hash('sha256', JSON.stringify(inOrder(content)), 'base64url').slice(0, 12)
}

/** The same with the fields of every object in the order of their names. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value
  const ordered: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value).sort(([one], [other]) =>
    one < other ? -1 : 1,
  ))
    ordered[name] = inOrder(field)
  return ordered
}

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
  throw new ShopError('changed-meanwhile', { current })
}
