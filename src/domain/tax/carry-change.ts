/** Of settings that begin later: which fields a change of today goes on to, and what they are then. */
export type Carried<Settings> = { names: (keyof Settings)[]; settings: Settings }

/**
 * Carries what a change has changed on to settings that were said for a later day before it: only what those had left as it
 * was, never what they were said for.
 */
export function carryChange<Settings extends object>(
  before: Settings,
  after: Settings,
  later: Settings,
): Carried<Settings> {
  const names = (Object.keys(after) as (keyof Settings)[]) // Its own.
    .filter((name) => !isSame(before[name], after[name]))
    .filter((name) => isSame(before[name], later[name]) && !isSame(later[name], after[name]))
  const carried = Object.fromEntries(names.map((name) => [name, after[name]]))
  return { names, settings: { ...later, ...carried } }
}

/** As they are written down; an object of which nothing is said is none. */
const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other)

const textOf = (value: unknown) => JSON.stringify(isBlank(value) ? null : value)

const isBlank = (value: unknown) =>
  value === undefined ||
  (typeof value === 'object' && Object.values(value ?? {}).every((part) => part === ''))
