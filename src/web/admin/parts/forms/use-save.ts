import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyEndpoint, InputOf } from '#contract/endpoint.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { call, newKey } from '../../../api.ts'
import { refresh } from '../refresh.ts'
import { useSession } from '../session/session-place.tsx'
import { formAtHand, useFirstFault } from '../use-first-fault.ts'
import { currentOf, fieldsOf, isAsking, isSessionOver, reasonOf } from './failure.ts'

export type Saved<Answer> = { isDone: true; answer: Answer } | { isDone: false; error: unknown }

export type Says<Answer = unknown> = {
  /** The toast after success, or what makes it of the answer; none when left out. */
  done?: string | ((answer: Answer) => string)
  doneText?: string
  /** The title of the toast after a failure, and its text when the server gave no reason (spec §8). */
  failed: string
  failedText?: string
  /** Addresses whose answers have changed with it. */
  refreshes?: string[]
}

/** Sends a change and says how it went; what the caller typed stays with the caller. */
export function useSave<Input, Answer>(
  send: (input: Input, key: string) => Promise<Answer>,
  says: Says<Answer>,
) {
  const cache = useQueryClient()
  const [running, setRunning] = useState(0)
  const showFirstFault = useFirstFault()
  const { signInAgain } = useSession()
  const save = async (input: Input): Promise<Saved<Answer>> => {
    const form = formAtHand()
    setRunning((count) => count + 1)
    try {
      // One key for all tries of this change.
      const answer = await sent(send, input, signInAgain)
      const title = typeof says.done === 'function' ? says.done(answer) : says.done
      if (title) toast({ tone: 'success', title, description: says.doneText })
      void refresh(cache, ...(says.refreshes ?? []))
      return { isDone: true, answer }
    } catch (error) {
      if (isAsking(error)) return { isDone: false, error }
      const reason = reasonOf(error, says.failed)
      const description = currentOf(error) ? reason : (says.failedText ?? reason)
      toast({ tone: 'destructive', title: says.failed, description })
      if (Object.keys(fieldsOf(error)).length > 0) showFirstFault(form)
      return { isDone: false, error }
    } finally {
      setRunning((count) => count - 1)
    }
  }
  return { save, isSaving: running > 0 }
}

/** Sends under one key; where the session has ended, once more after somebody has signed in over the form. */
async function sent<Input, Answer>(
  send: (input: Input, key: string) => Promise<Answer>,
  input: Input,
  signInAgain: () => Promise<boolean>,
): Promise<Answer> {
  const key = newKey()
  for (;;) {
    try {
      return await send(input, key)
    } catch (error) {
      if (!isSessionOver(error) || !(await signInAgain())) throw error
    }
  }
}

/** How `useSave` sends what fits into JSON. */
export const asJson =
  <E extends AnyEndpoint>(endpoint: E) =>
  (input: InputOf<E>, key: string) =>
    call(endpoint, input, { headers: { 'Idempotency-Key': key } })
