import type { AnyEndpoint, InputOf } from '#contract/endpoint.ts'
import { type Question, useAsk } from '../ask.tsx'
import { currentOf, isGone } from '../forms/failure.ts'
import { asJson, type Says, useSave } from '../forms/use-save.ts'
import { type Labels, movedQuestion } from '../newer/both-sides.tsx'

/** The thing as the list showed it, with its version, and what its fields are called. */
type Shown = { name: string; seen: object & { version?: string | undefined }; labels: Labels }

/**
 * Takes away what nothing brings back: asks first, and once more with both sides where somebody else has changed it
 * since it was `shown`. What somebody else has taken away meanwhile is gone as well. Answers whether it is gone.
 */
export function useRemoval<E extends AnyEndpoint>(endpoint: E, says: Says) {
  const ask = useAsk()
  const { save, isSaving } = useSave(takenAway(endpoint), says)
  const remove = async (input: InputOf<E>, question: Question, shown?: Shown): Promise<boolean> => {
    if (!(await ask({ ...question, isDanger: true }))) return false
    // A call that says what was shown takes its version.
    const version = shown && { version: shown.seen.version }
    const result = await save(Object.assign({}, input, version) as InputOf<E>)
    const current = !result.isDone && currentOf(result.error)
    if (!shown || !current) return result.isDone
    const now = { ...shown.seen, ...current }
    const { name, seen, labels } = shown
    const again = movedQuestion([{ name, seen, now }], labels, question.confirm)
    return remove(input, again, { ...shown, seen: now })
  }
  return { remove, isRemoving: isSaving }
}

const takenAway = <E extends AnyEndpoint>(endpoint: E) => {
  const take = asJson(endpoint)
  return async (input: InputOf<E>, key: string) => {
    try {
      return await take(input, key)
    } catch (error) {
      if (!isGone(error)) throw error
      return undefined
    }
  }
}
