import { closePeriod, getBooks } from '#contract/books/admin-calls.ts'
import { adminBooks as words } from '#web/words/en/admin/law/books.ts'
import { useAsk } from '../parts/ask.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { type Period, periodName } from './period-name.ts'

const says = { done: words.closed, failed: words.closeFailed, refreshes: [getBooks.path] }

/** Asks, then closes a period. */
export function useClosing(period: Period) {
  const ask = useAsk()
  const { enter, isSaving } = useEntry(closePeriod, says)
  const close = async () => {
    const isSure = await ask({
      title: words.closeTitle(periodName(period)),
      text: words.closeText,
      confirm: words.close,
    })
    if (isSure) await enter({ period: period.period })
  }
  return { close, isSaving }
}
