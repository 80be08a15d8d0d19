/** Thrown instead of waiting where too many wait already. */
export class TooManyWait extends Error {}

type Limits = {
  /** What may run at once. */
  places: number
  /** Of those who are not urgent; without an end when left out. */
  mostWaiting?: number
  mostUrgentWaiting?: number
}

type Options = {
  /** Work of weight 2 takes two places. */
  weight?: number
  /** Goes before all who are not urgent. */
  isUrgent?: boolean
}

export type Semaphore = {
  /** Begins at once where there is room, else when its turn comes; throws TooManyWait where the line is full. */
  run<Result>(work: () => Promise<Result>, options?: Options): Promise<Result>
  figures(): { running: number; waiting: number }
}

type Waiting = { weight: number; enter: () => void }

/** Lets only so much work run at once; the rest waits in the order of its coming, and nobody overtakes heavy work. */
export function createSemaphore({ places, mostWaiting, mostUrgentWaiting }: Limits): Semaphore {
  const urgent = { line: [] as Waiting[], most: mostUrgentWaiting ?? Number.POSITIVE_INFINITY }
  const others = { line: [] as Waiting[], most: mostWaiting ?? Number.POSITIVE_INFINITY }
  let taken = 0
  const waiting = () => urgent.line.length + others.line.length
  const admit = () => {
    while (waiting() > 0) {
      const { line } = urgent.line.length > 0 ? urgent : others
      const next = line[0]
      if (!next || taken + next.weight > places) return
      line.shift()
      taken += next.weight
      next.enter()
    }
  }
  /** Nothing where there is room: the work begins at once. */
  const enter = (weight: number, isUrgent: boolean) => {
    if (waiting() === 0 && taken + weight <= places) {
      taken += weight
      return undefined
    }
    const { line, most } = isUrgent ? urgent : others
    if (line.length >= most) throw new TooManyWait('Too many wait already.')
    return new Promise<void>((resolve) => line.push({ weight, enter: resolve }))
  }
  return {
    async run(work, { weight = 1, isUrgent = false } = {}) {
      const turn = enter(weight, isUrgent)
      if (turn !== undefined) await turn
      try {
        return await work()
      } finally {
        taken -= weight
        admit()
      }
    },
    figures: () => ({ running: taken, waiting: waiting() }),
  }
}
