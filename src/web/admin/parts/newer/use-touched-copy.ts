import { useState } from 'react'
import { isSame, meetNewer } from './meet-newer.ts'
import { type Said, useClashes } from './use-clashes.ts'

/** A copy to edit that follows the server while nobody has touched it, and afterwards says that it fell behind. */
export function useTouchedCopy<Value extends object>(server: Value, said?: Said) {
  const [values, setValues] = useState(server)
  const [base, setBase] = useState(server)
  const clashes = useClashes()
  const isTouched = !isSame(values, base)
  const begin = (next: Value) => {
    setValues(next)
    setBase(next)
  }
  if (!isTouched && !isSame(server, base)) begin(server)
  const take = (next: Value) => {
    begin(next)
    clashes.tell(null)
  }
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
      clashes.tell(met)
    },
    /** What of it is told, with the names as `labels` say them. */
    noticeIn: (labels: Record<string, string>) =>
      clashes.noticeOf({
        ...{ labels, said },
        mine: (name) => partOf(values, name),
        theirs: (name) => partOf(base, name),
        take: (name) => setValues({ ...values, [name]: partOf(base, name) }),
      }),
    /** What the server has just taken is what it has. */
    taken: take,
  }
}

const partOf = <Value extends object>(value: Value, name: string) => value[name as keyof Value] // A name of its own.
