import type { DeliveryCountry, DeliveryTerms } from '#contract/delivery/types.ts'
import { spanText } from '#domain/delivery/delivery-terms.ts'
import { firstCalendar } from '#domain/delivery/shop-calendar.ts'
import { pages as english } from '#web/words/en/pages.ts'
import { useWords } from '#web/words/words.ts'
import { rupees } from '../ui/price.tsx'

/** Where else the shop sends, in how many days and from what fee on; nothing where people ask for a price. */
export function CountriesTable({ delivery }: { delivery: DeliveryTerms }) {
  const words = useWords('pages', english).shipping.countries
  const { countries = [], calendar = firstCalendar } = delivery
  const open = countries.filter(({ isPaused }) => !isPaused)
  if (open.length === 0) return null
  return (
    <section aria-labelledby="countries" className="mt-8">
      <h2 id="countries" className="text-xl">
        {words.title}
      </h2>
      <table className="mt-3 w-full text-start">
        <thead>
          <tr className="border-b border-line text-start">
            <th scope="col" className="py-2 pe-4 text-start font-medium">
              {words.where}
            </th>
            <th scope="col" className="py-2 pe-4 text-start font-medium">
              {words.days}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {words.fee}
            </th>
          </tr>
        </thead>
        <tbody>
          {open.map((country) => (
            <CountryRow key={country.code} country={country} handlingDays={calendar.handlingDays} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-soft">{words.duties}</p>
    </section>
  )
}

type CountryRowProps = { country: DeliveryCountry; handlingDays: number }

function CountryRow({ country, handlingDays }: CountryRowProps) {
  const words = useWords('pages', english).shipping.countries
  const { name, days, feeSteps } = country
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 pe-4 text-start font-normal">
        {name}
      </th>
      <td className="py-2 pe-4 tabular-nums">
        {spanText({ from: days.from + handlingDays, to: days.to + handlingDays })}
      </td>
      <td className="py-2 text-end tabular-nums">{words.from(rupees(feeSteps[0]?.fee ?? 0))}</td>
    </tr>
  )
}
