import { useState } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { fieldsOf } from './failure.ts'
import { asJson, type Says, useSave } from './use-save.ts'

/** Sends a short form; what the server said of single fields stands until the next try. */
export function useEntry<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  says: Says,
  onDone?: (answer: Answer) => void,
) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const send = asJson(endpoint) as (input: Input, key: string) => Promise<Answer> // Its own types.
  const { save, isSaving } = useSave(send, says)
  /** True once the server has taken it. */
  const enter = async (input: Input): Promise<boolean> => {
    const result = await save(input)
    setErrors(result.isDone ? {} : fieldsOf(result.error))
    if (result.isDone) onDone?.(result.answer)
    return result.isDone
  }
  return { enter, isSaving, errors }
}
