/** Thrown instead of waiting where too many wait already. */
export class TooManyWait extends Error {}

type Wishes = {
  /** Goes before all others and is never turned away. */
  isUrgent?: boolean
}

/** Does so many works at a time; the others wait for their turn in the order they came, so many at most. */
export function turns(limit: number, mostWaiting = Number.POSITIVE_INFINITY) {
  let free = limit
  const urgent: (() => void)[] = []
  const waiting: (() => void)[] = []
  const count = () => urgent.length + waiting.length
  const turn = async <Result>(
    work: () => Promise<Result>,
    { isUrgent = false }: Wishes = {},
  ): Promise<Result> => {
    if (free > 0) free -= 1
    else if (!isUrgent && count() >= mostWaiting) throw new TooManyWait('Too many wait already.')
    else await new Promise<void>((resolve) => (isUrgent ? urgent : waiting).push(resolve))
    try {
      return await work()
    } finally {
      const next = urgent.shift() ?? waiting.shift()
      if (next) next()
      else free += 1
    }
  }
  return Object.assign(turn, { waiting: count })
}
