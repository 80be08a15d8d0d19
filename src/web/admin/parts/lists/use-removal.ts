import type { AnyEndpoint, InputOf } from '#contract/endpoint.ts'
import { type Question, useAsk } from '../ask.tsx'
import { asJson, type Says, useSave } from '../forms/use-save.ts'

/** Takes away what nothing brings back: asks first. */
export function useRemoval<E extends AnyEndpoint>(endpoint: E, says: Says) {
  const ask = useAsk()
  const { save, isSaving } = useSave(asJson(endpoint), says)
  const remove = async (input: InputOf<E>, question: Question) => {
    if (await ask({ ...question, isDanger: true })) await save(input)
  }
  return { remove, isRemoving: isSaving }
}
