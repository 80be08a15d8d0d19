import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Project after project, but the drills spread over the journeys: a drill often waits for what it has killed, and a
 * journey needs a whole processor. The rest share modules, and a process keeps those of one project.
 */
export class MixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const of = (name: string) => sorted.filter(({ project }) => project.name === name)
    const [drills, journeys] = [of('drills'), of('journeys')]
    const rest = sorted.filter((file) => !drills.includes(file) && !journeys.includes(file))
    return [...spread(drills, journeys), ...rest]
  }
}

/** The few at even distances among the many, the first of them at the beginning. */
export function spread<Item>(few: Item[], many: Item[]): Item[] {
  const step = many.length / few.length
  const parts = few.map((one, at) => {
    return [one, ...many.slice(Math.round(at * step), Math.round((at + 1) * step))]
  })
  return few.length === 0 ? many : parts.flat()
}
