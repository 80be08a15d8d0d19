import { createHash } from 'node:crypto'
import type { Mutant } from './instrument.ts'

/** As many of the mutants as asked for, by lot: the same seed draws the same, whatever stands in other files. */
export function drawn<One extends Mutant>(mutants: One[], atMost: number, seed: string): One[] {
  const lot = ({ file, location: { start }, replacement }: Mutant) =>
    createHash('sha256')
      .update(`${seed} ${file} ${start.line}:${start.column} ${replacement}`)
      .digest('hex')
  const lots = mutants.map((mutant): [string, One] => [lot(mutant), mutant])
  return lots
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, atMost)
    .map(([, mutant]) => mutant)
}
