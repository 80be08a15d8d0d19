import { useState } from 'react'
import { isSame, meetNewer, readable } from './meet-newer.ts'

/** A copy to edit that follows the server while nobody has touched it, and afterwards says that it fell behind. */
export function useTouchedCopy<Value extends object>(server: Value) {
  const [values, setValues] = useState(server)
  const [base, setBase] = useState(server)
  const [names, setNames] = useState<{ followed: string[]; clashes: string[] } | null>(null)
  const isTouched = !isSame(values, base)
  if (!isTouched && !isSame(server, base)) {
    setValues(server)
    setBase(server)
  }
  const take = (next: Value) => {
    setValues(next)
    setBase(next)
    setNames(null)
  }
  const settle = (name: string) =>
    setNames((now) => now && { ...now, clashes: now.clashes.filter((one) => one !== name) })
  return {
    values,
    isTouched,
    isOutdated: isTouched && !isSame(server, base),
    set: setValues,
    /** Back to what the server has. */
    reset: () => take(server),
    /** Takes in what somebody else has saved; what both have changed waits for a choice. */
    meet(theirs: Value) {
      const met = meetNewer(base, values, theirs)
      setValues(met.merged)
      setBase(theirs)
      setNames(met)
    },
    /** What of it is told, with the names as `labels` say them. */
    noticeIn(labels: Record<string, string>) {
      if (!names) return null
      const read = (value: Value, name: string) => readable(value[name as keyof Value]) // A name of its own.
      return {
        followed: names.followed.flatMap((name) => labels[name] ?? []),
        clashes: names.clashes.map((name) => ({
          name,
          label: labels[name] ?? name,
          mine: read(values, name),
          theirs: read(base, name),
        })),
        onTake(name: string) {
          setValues({ ...values, [name]: base[name as keyof Value] })
          settle(name)
        },
        onKeep: settle,
      }
    },
    /** What the server has just taken is what it has. */
    taken: take,
  }
}
