import { type Coded, sayRefusal } from './refused-fields.ts'
import { foreignWords, useLanguage } from './words/words.ts'

/** How the language of the page says why a promo code or a way to pay does not serve. */
export function useOffer() {
  const offers = foreignWords(useLanguage(), 'offers')
  return (fault: Coded | null, english: string | null) =>
    (offers && fault && sayRefusal(fault, offers)) ?? english
}
