/** Lets only so much work run at once; the rest waits in the order of its coming. */
export type Gate = {
  /** Work of weight 2 takes two places. */
  run<Result>(work: () => Promise<Result>, weight?: number): Promise<Result>
  figures(): { running: number; waiting: number }
}

export function createGate(places: number): Gate {
  const line: { weight: number; enter: () => void }[] = []
  let taken = 0
  const admit = () => {
    for (let next = line[0]; next && taken + next.weight <= places; next = line[0]) {
      line.shift()
      taken += next.weight
      next.enter()
    }
  }
  return {
    async run(work, weight = 1) {
      await new Promise<void>((enter) => {
        line.push({ weight, enter })
        admit()
      })
      try {
        return await work()
      } finally {
        taken -= weight
        admit()
      }
    },
    figures: () => ({ running: taken, waiting: line.length }),
  }
}
