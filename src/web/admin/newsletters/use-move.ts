import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listNewsletters, moveNewsletter } from '#contract/newsletter/issue-calls.ts'
import type { Newsletter } from '#contract/newsletter/issue-types.ts'
import type { IssueMove } from '#domain/newsletter/issue.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { adminNewsletters } from '#web/words/en/admin/content/newsletters.ts'
import { fieldsOf } from '../parts/forms/failure.ts'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { refresh } from '../parts/refresh.ts'

const words = adminNewsletters.send

/** Starts, schedules, pauses or resumes a newsletter as it is shown; where that is refused, it is shown as it stands. */
export function useMove({ id, version }: Newsletter) {
  const cache = useQueryClient()
  const [running, setRunning] = useState<IssueMove | null>(null)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { save } = useSave(asJson(moveNewsletter), { failed: words.failed })
  const act = async (move: IssueMove, sendAt?: string) => {
    setRunning(move)
    setFaults({})
    const result = await save({ id, move, version, ...(sendAt && { sendAt }) })
    if (result.isDone) toast({ tone: 'success', title: words.done[move] })
    else setFaults(fieldsOf(result.error))
    await refresh(cache, listNewsletters.path)
    setRunning(null)
  }
  return { act, faults, running }
}
