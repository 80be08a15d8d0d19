import type { DeliveryTerms } from '#contract/delivery/types.ts'
import { endOfDay } from '#domain/india-day.ts'
import { useProfile, useSurroundings } from '../../surroundings.ts'

/** What the date of a card is reckoned from: handed to cards, which ask for nothing. */
export type CardTerms = {
  /** Undefined where the shop has not said it. */
  delivery: DeliveryTerms | undefined
  /** The end of the day on which the page was made: what all who share it are promised is never too early. */
  madeBy: number
}

export function useCardTerms(): CardTerms {
  const { now } = useSurroundings()
  return { delivery: useProfile()?.delivery, madeBy: endOfDay(now) }
}
