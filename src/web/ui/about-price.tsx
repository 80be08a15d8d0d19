import { aboutIn, rateOn } from '#domain/delivery/currency.ts'
import { countryOf } from '#domain/delivery/delivery-country.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { toPaise } from '#domain/money.ts'
import { ui } from '#web/words/en/ui.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { useProfile } from '../surroundings.ts'
import { useToldPlace } from '../told-pin.ts'
import { useNow } from '../use-now.ts'

/** What an amount is about in the money of the country that a shopper has told; only their browser says it. */
export function AboutPrice({ rupees }: { rupees: number }) {
  const words = useWords('ui', ui)
  const language = useLanguage()
  const now = useNow()
  const to = useToldPlace()
  const delivery = useProfile()?.delivery
  const country = to && countryOf(delivery?.countries ?? [], to)
  const rate = country && rateOn(delivery?.rates ?? [], country.currency, dayInIndia(now))
  if (!rate) return null
  const money = new Intl.NumberFormat(`${language}-IN`, {
    ...{ style: 'currency', currency: rate.currency, maximumFractionDigits: 0 },
  })
  return (
    <span className="block text-sm font-normal text-soft">
      {words.about(money.format(aboutIn(rate, toPaise(rupees))))}
    </span>
  )
}
