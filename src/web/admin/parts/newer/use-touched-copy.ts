import { useState } from 'react'
import { isSame, meetNewer } from './meet-newer.ts'
import { type Said, useClashes } from './use-clashes.ts'

/** A copy to edit that follows the server while nobody has touched it, and afterwards says that it fell behind. */
export function useTouchedCopy<Value extends object>(server: Value, said?: Said) {
  const { values, base, isTouched, setValues, setBase, begin } = useFollowing(server)
  const clashes = useClashes()
  const take = (next: Value) => {
    begin(next)
    clashes.tell(null)
  }
  return {
    ...{ values, base, isTouched, set: setValues },
    isOutdated: isTouched && !isSame(server, base),
    /** Back to what the server has. */
    reset: () => take(server),
    /** Takes in what somebody else has saved; what both have changed waits for a choice. */
    meet(theirs: Value) {
      const met = meetNewer(base, values, theirs)
      setValues(met.merged)
      setBase(theirs)
      clashes.tell(met)
    },
    /** Lays what was typed upon `from` over what the server has by now; what both have changed waits for a choice. */
    lay(from: Value, typed: Value) {
      const met = meetNewer(from, typed, base)
      setValues(withNamesOf(base, met.merged))
      clashes.tell(met.clashes.length + met.followed.length > 0 ? met : null)
    },
    /** What of it is told, with the names as `labels` say them. */
    noticeIn: (labels: Record<string, string>) => {
      const [mine, theirs] = [partsOf(values), partsOf(base)]
      const take = (name: string) => setValues({ ...values, [name]: theirs(name) })
      return clashes.noticeOf({ labels, said, mine, theirs, take })
    },
    /** What the server has just taken is what it has. */
    taken: take,
  }
}

/** What stands in the copy and what it began with: both follow the server until they differ. */
function useFollowing<Value extends object>(server: Value) {
  const [values, setValues] = useState(server)
  const [base, setBase] = useState(server)
  const isTouched = !isSame(values, base)
  const begin = (next: Value) => {
    setValues(next)
    setBase(next)
  }
  if (!isTouched && !isSame(server, base)) begin(server)
  return { values, base, isTouched, setValues, setBase, begin }
}

/** As this release names them: what an older one typed may have other fields. */
const withNamesOf = <Value extends object>(base: Value, merged: Value): Value => {
  const names = Object.keys(base)
  return Object.fromEntries(names.map((name) => [name, partOf(merged, name)])) as Value // A part for each name.
}

const partsOf =
  <Value extends object>(value: Value) =>
  (name: string) =>
    partOf(value, name)

const partOf = <Value extends object>(value: Value, name: string) => value[name as keyof Value] // A name of its own.
