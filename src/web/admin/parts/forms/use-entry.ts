import { useState } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { useFirstFault } from '../use-first-fault.ts'
import { currentOf, fieldsOf } from './failure.ts'
import { asJson, type Says, useSave } from './use-save.ts'

/** Sends a short form; what the server said of single fields, or of somebody else's words, stands until the next try. */
export function useEntry<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  says: Says,
  onDone?: (answer: Answer) => void,
) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [theirs, setTheirs] = useState<object | null>(null)
  const showFirstFault = useFirstFault()
  const send = asJson(endpoint) as (input: Input, key: string) => Promise<Answer> // Its own types.
  const { save, isSaving } = useSave(send, says)
  /** True once the server has taken it. */
  const enter = async (input: Input): Promise<boolean> => {
    const result = await save(input)
    setErrors(result.isDone ? {} : fieldsOf(result.error))
    const current = result.isDone ? null : currentOf(result.error)
    if (result.isDone || current) setTheirs(current)
    if (result.isDone) onDone?.(result.answer)
    return result.isDone
  }
  /** Refuses before anything is sent, beside the fields, and leads to the first of them. */
  const refuse = (faults: Record<string, string>) => {
    setErrors(faults)
    showFirstFault()
  }
  return { enter, refuse, isSaving, errors, theirs }
}
