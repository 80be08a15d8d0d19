import { blockOf } from './find-concept.ts'
import type { Criterion, Plan } from './understand.ts'

/**
 * Texts that may mean what a half-typed search does, once they are searched for: with its last word whole where that
 * begins as it was typed ('kanjiv' is 'kanjivaram'), as it was typed, and as the shop says it.
 */
export function completedTexts(typed: string, { criteria }: Pick<Plan, 'criteria'>): string[] {
  const end = typed.trimEnd().length
  const last = criteria.findLast(({ spans }) => spans.some(({ to }) => to === end))
  const from = last ? beginOf(last, end) : end
  const said = typed.slice(from, end)
  const names = Object.values(last?.concept?.labels ?? {})
  const begun = names.find((name) => name.toLowerCase().startsWith(said.toLowerCase()))
  const own = names.find((name) => blockOf(name) === blockOf(said)) ?? last?.concept?.name
  const whole = (name = said) => (typed.slice(0, from) + name).trim()
  return [...new Set([whole(begun), typed.trim(), whole(own)])]
}

/** Where the words begin that say it; of a part or of what is not asked for, its last word alone. */
function beginOf({ spans, part, isNot }: Criterion, end: number): number {
  const isOne = part === null && !isNot
  const starts = spans.filter(({ to }) => isOne || to === end).map(({ from }) => from)
  return Math.min(...starts)
}
