type Met<Values> = {
  /** What stands in the form from now on. */
  merged: Values
  /** Changed by the other alone: the form follows. */
  followed: (keyof Values & string)[]
  /** Changed by both, differently: the form keeps what was typed until somebody chooses. */
  clashes: (keyof Values & string)[]
}

/** What was typed (`mine`) meets what somebody else saved (`theirs`); both began with `base`. */
export function meetNewer<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Met<Values> {
  const names = Object.keys(theirs) as (keyof Values & string)[] // Values are plain objects.
  const changed = names.filter((name) => !isSame(theirs[name], base[name]))
  const followed = changed.filter((name) => isSame(mine[name], base[name]))
  const clashes = changed.filter(
    (name) => !followed.includes(name) && !isSame(mine[name], theirs[name]),
  )
  const taken = Object.fromEntries(followed.map((name) => [name, theirs[name]]))
  return { merged: { ...mine, ...taken }, followed, clashes }
}

/** Both come from JSON or from fields, with their parts in one order. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)

/** A value as somebody can read it: text as it is, lists a line each. */
export function readable(value: unknown): string {
  if (Array.isArray(value)) return value.map(readable).join('\n')
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).map(readable).filter(Boolean).join(' · ')
  }
  return value === null || value === undefined ? '' : String(value)
}
