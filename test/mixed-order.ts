import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Project after project, but the drills spread over the journeys: a drill often waits for what it has killed, and a
 * journey needs a whole processor. The rest share modules, and a process keeps those of one project; the longest of them begin.
 */
export class MixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const of = (name: string) => sorted.filter(({ project }) => project.name === name)
    const [drills, journeys] = [of('drills'), of('journeys')]
    const rest = sorted.filter((file) => !drills.includes(file) && !journeys.includes(file))
    const isLong = ({ moduleId }: TestSpecification) => long.some((end) => moduleId.endsWith(end))
    return [...spread(drills, journeys), ...firstWhere(isLong, rest)]
  }
}

/** What takes half a minute and more, though some of them are small files: begun last, the whole run would wait for one. */
export const long = [
  'src/server/app/backup/backup.test.ts',
  'src/server/platform/media/serve-uploads.test.ts',
  'src/server/holds/emptying.test.ts',
  'src/server/app/docs/numbers.test.ts',
  'test/pallu.test.ts',
  'src/server/app/main.test.ts',
]

/** These before the others, each part in the order that it had. */
export function firstWhere<Item>(isFirst: (item: Item) => boolean, items: Item[]): Item[] {
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))]
}

/** The few at even distances among the many, the first of them at the beginning. */
export function spread<Item>(few: Item[], many: Item[]): Item[] {
  const step = many.length / few.length
  const parts = few.map((one, at) => {
    return [one, ...many.slice(Math.round(at * step), Math.round((at + 1) * step))]
  })
  return few.length === 0 ? many : parts.flat()
}
