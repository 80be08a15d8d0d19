import { useEffect } from 'react'
import { dayWords } from '#domain/day-words.ts'
import { nowhere } from '#domain/delivery/destination.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { useProfile } from '../../surroundings.ts'
import { useToldPlace } from '../../told-pin.ts'
import { useNow } from '../../use-now.ts'
import { lastDay } from './card-promise.tsx'

const lines = '[data-static-island] [data-making-days]'

/**
 * Keeps the dates of cards true that never wake (rendering/static-island.tsx): what the server drew is the latest of its
 * day anywhere, and beside it the saree's own date is the one of this moment at the place that the visitor has told.
 */
export function useStillPromises() {
  const words = useWords('listing', english).card
  const language = useLanguage()
  const delivery = useProfile()?.delivery
  const to = useToldPlace() ?? nowhere
  const now = useNow()
  useEffect(() => {
    if (!delivery) return
    for (const line of document.querySelectorAll<HTMLElement>(lines)) {
      const makingDays = Number(line.dataset['makingDays'])
      const text = words.arrives(dayWords(lastDay(delivery, now, to, makingDays), language))
      // The text itself is written anew: of a part that the browser has drawn, React knows it.
      if (line.firstChild instanceof Text) line.firstChild.data = text
    }
  }, [words, language, delivery, to, now])
}
