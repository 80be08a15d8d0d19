import { amber, type Found, green, red, told, type Verdict } from './check.ts'

/** C11: complaints by the clocks of the law. */
export function complaintsInTime({ near, over }: { near: number; over: number }): Verdict {
  const all = (count: number) => told({ count, first: '' }, 'complaint is', 'complaints are')
  if (over > 0) return red(`${all(over)} over a limit of the law: answer today.`)
  if (near > 0) return amber(`${all(near)} within a day of a limit of the law.`)
  return green('No complaint is near a limit of the law.')
}

/** C12: money that buyers wait for. */
export const refundsInTime = (late: Found, days: number): Verdict =>
  late.count === 0
    ? green(`Nobody has waited for money for more than ${days} days.`)
    : red(
        `${told(late, `buyer has waited for money for more than ${days} days`, `buyers have waited for money for more than ${days} days`)}: give it back.`,
      )

/** C17: people who agreed to words that have changed since. */
export const noticesKnown = (found: Found): Verdict =>
  found.count === 0
    ? green('Everybody who agreed to something knows its words of today.')
    : amber(
        `${told(found, 'consent rests on earlier words of its notice', 'consents rest on earlier words of their notice')}: tell these people what changed, by email.`,
      )

/** C18: what is over its time is taken away every night; two days without it are too many. */
export function retentionSwept(lastAt: number | null, now: number): Verdict {
  if (lastAt === null)
    return amber('Data that is over its time was never taken away yet. Run it once by hand.')
  const days = Math.floor((now - lastAt) / 86_400_000)
  return days < 2
    ? green('Data that is over its time was taken away within the last two days.')
    : red(
        `Data that is over its time was last taken away ${days} days ago: run it by hand, and see under Outcomes why the nightly work stands still.`,
      )
}

/** C22: an address whose state is not where its PIN lies. */
export const statesFitPins = (found: Found): Verdict =>
  found.count === 0
    ? green('Every order to be sent names the state of its PIN.')
    : amber(
        `${told(found, 'order to be sent names another state than its PIN', 'orders to be sent name another state than their PIN')}. The tax follows the state: ask the buyer.`,
      )

/** C23: which parcels need an e-way bill before they leave; without its number, or a reason, none does. */
export const ewayBills = (found: Found): Verdict =>
  found.count === 0
    ? green('No packed parcel needs an e-way bill.')
    : amber(
        `${told(found, 'packed order needs an e-way bill', 'packed orders need an e-way bill')}: make it at the portal, and enter its number as you hand the parcel over.`,
      )
