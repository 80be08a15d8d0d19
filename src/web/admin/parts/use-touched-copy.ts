import { useState } from 'react'

/** A copy to edit that follows the server while nobody has touched it, and afterwards says that it fell behind. */
export function useTouchedCopy<Value>(server: Value) {
  const [values, setValues] = useState(server)
  const [base, setBase] = useState(server)
  const isTouched = !isSame(values, base)
  if (!isTouched && !isSame(server, base)) {
    setValues(server)
    setBase(server)
  }
  const take = (next: Value) => {
    setValues(next)
    setBase(next)
  }
  return {
    values,
    isTouched,
    isOutdated: isTouched && !isSame(server, base),
    set: setValues,
    /** Back to what the server has. */
    reset: () => take(server),
    /** What the server has just taken is what it has. */
    taken: take,
  }
}

/** Both come from JSON with their fields in the order of one schema. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
