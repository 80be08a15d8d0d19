import { createHash } from 'node:crypto'
import type { Mutant } from './instrument.ts'

/** What a change is known by, whatever other files it is found with: `a.ts:3:7-3:12 true`. */
export const markOf = ({ file, location: { start, end }, replacement }: Mutant) =>
  `${file}:${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1} ${replacement.replaceAll(/\s+/g, ' ')}`

/** As many of the mutants as asked for, by lot: the same seed draws the same, whatever stands in other files. */
export function drawn<One extends Mutant>(mutants: One[], atMost: number, seed: string): One[] {
  const lot = (mutant: Mutant) =>
    createHash('sha256')
      .update(`${seed} ${markOf(mutant)}`)
      .digest('hex')
  const lots = mutants.map((mutant): [string, One] => [lot(mutant), mutant])
  return lots
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, atMost)
    .map(([, mutant]) => mutant)
}

/** Those of the mutants that are of the lot, found anew: another change may begin at the same place with the same words. */
export function amongThem<One extends Mutant>(mutants: One[], lot: Mutant[]): One[] {
  const marks = new Set(lot.map(markOf))
  return mutants.filter((mutant) => marks.has(markOf(mutant)))
}
