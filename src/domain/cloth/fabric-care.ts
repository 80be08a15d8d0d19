import { type Described, saidOf } from '#domain/attributes.ts'
import { policy } from '#domain/policy.ts'

/** How the owner says that a fabric is looked after. */
export type FabricCare = { fabric: string; text: string }

/** What a page says of the care: somebody's words, the specification's, or only how every saree is kept. */
export type Care<Told> =
  | { kind: 'piece'; text: string }
  | { kind: 'fabric'; told: Told }
  | { kind: 'dry-clean' }
  | { kind: 'kept' }

/**
 * The words of the piece itself, else those of its fabric, else “Dry clean only” (spec §9): which a shop whose owner
 * has said nothing does not say of plain cotton and linen.
 */
export function careOf<Told extends FabricCare>(
  saree: Described,
  byFabric: readonly Told[],
): Care<Told> {
  const text = saidOf(saree, 'care')
  if (isDryClean(text)) return { kind: 'dry-clean' }
  if (text !== '') return { kind: 'piece', text }
  const told = byFabric.find((one) => plain(one.fabric) === plain(saree.fabric))
  if (told) return { kind: 'fabric', told }
  return isWashable(saree.fabric) ? { kind: 'kept' } : { kind: 'dry-clean' }
}

/** Whoever writes the specification's words into a piece means its sentence. */
const isDryClean = (text: string) => plain(text).replace(/\.$/, '') === plain(policy.care)

const plain = (fabric: string) => fabric.trim().toLowerCase()

/** Cotton and linen without silk, or whatever else does not go into water. */
const isWashable = (fabric: string) =>
  /\b(cotton|linen|khadi)\b/i.test(fabric) && !/silk|tissue|organza|crepe|georgette/i.test(fabric)
