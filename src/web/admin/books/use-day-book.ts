import { useRef, useState } from 'react'
import { dayBook } from '#contract/books/admin-calls.ts'
import type { DayBookQuery } from '#contract/books/types.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { adminBooks } from '#web/words/en/admin/law/books.ts'
import { refusedCall } from '../../api.ts'
import { saveFile } from '../../files/download.ts'
import { fieldsOf, reasonOf } from '../parts/forms/failure.ts'
import { lastDayIn, shareOf } from './day-share.ts'

const words = adminBooks.dayBook

/** How far a download is: the last day that was written, and how much of all days that is. */
export type Progress = { day: string; share: number }

/** Downloads the day book as it is written, and tells how far it is. */
export function useDayBook() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const stopping = useRef<AbortController | null>(null)
  const download = async (days: DayBookQuery) => {
    const stopper = new AbortController()
    stopping.current = stopper
    const { signal } = stopper
    setErrors({})
    setProgress({ day: '', share: 0 })
    try {
      const parts = await partsOf(days, signal, (day) =>
        setProgress({ day, share: shareOf(day, days) }),
      )
      saveFile(new Blob(parts, { type: 'text/csv' }), `day-book-${days.from}-${days.to}.csv`)
      toast({ title: words.done })
    } catch (error) {
      setErrors(fieldsOf(error))
      const description = reasonOf(error, '')
      if (!signal.aborted) toast({ tone: 'destructive', title: words.failed, description })
    }
    setProgress(null)
  }
  return { progress, errors, download, stop: () => stopping.current?.abort() }
}

/** The parts of the file as they arrive. */
async function partsOf(days: DayBookQuery, signal: AbortSignal, tell: (day: string) => void) {
  const query = new URLSearchParams(days)
  const response = await fetch(`${dayBook.path}?${query}`, { signal, credentials: 'same-origin' })
  if (!response.ok || !response.body) throw await refusedCall(response, await response.text())
  const parts: BlobPart[] = []
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return parts
    parts.push(value)
    const day = lastDayIn(decoder.decode(value, { stream: true }))
    if (day) tell(day)
  }
}
