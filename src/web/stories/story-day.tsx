import { useLanguage } from '#web/words/words.ts'
import { dayOf } from '../account/day.ts'

/** The day on which a story came out, by the calendar of India. */
export function StoryDay({ at }: { at: string }) {
  return (
    <p className="mt-1 text-sm text-soft">
      <time dateTime={at}>{dayOf(at, useLanguage())}</time>
    </p>
  )
}
