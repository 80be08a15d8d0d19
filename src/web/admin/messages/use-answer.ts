import { useState } from 'react'
import { answerTicket, keepVideo, listTickets } from '#contract/messages/admin-calls.ts'
import type { AnswerForm } from '#contract/messages/admin-types.ts'
import { adminMessages as words } from '#web/words/en/admin/messages.ts'
import { fieldsOf } from '../parts/forms/failure.ts'
import { useEntry } from '../parts/forms/use-entry.ts'
import { useSave } from '../parts/forms/use-save.ts'
import { sendForm } from '../send-form.ts'

const refreshes = [listTickets.path, '/api/admin/today']

type Given = Omit<AnswerForm, 'videoId'> & { file: File | null }

/** Sends an answer, the video that goes with it before: a second try sends the same video no second time. */
export function useAnswer(ticketId: number) {
  const [sent, setSent] = useState<{ file: File; id: number } | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState<Record<string, string>>({})
  const says = { done: words.sent, failed: words.sendFailed, refreshes }
  const { enter, isSaving, errors } = useEntry(answerTicket, says)
  const upload = useSave(
    (form: FormData, key: string) =>
      sendForm(keepVideo, { input: { id: ticketId }, form, key, onProgress: setShare }),
    { failed: words.videoFailed },
  )
  /** The number of a video that the shop has; undefined where it took none. */
  const brought = async (file: File): Promise<number | undefined> => {
    if (sent?.file === file) return sent.id
    const form = new FormData()
    form.append('video', file)
    setShare(0)
    const result = await upload.save(form)
    setShare(null)
    setFault(result.isDone ? {} : fieldsOf(result.error))
    if (!result.isDone) return undefined
    setSent({ file, id: result.answer.id })
    return result.answer.id
  }
  const answer = async ({ file, ...given }: Given): Promise<boolean> => {
    if (!file) return enter(given)
    const videoId = await brought(file)
    return videoId !== undefined && (await enter({ ...given, videoId }))
  }
  return { answer, share, isSaving: isSaving || upload.isSaving, errors: { ...errors, ...fault } }
}
