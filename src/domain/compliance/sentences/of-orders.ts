import { type Found, noneFound, told } from './parts.ts'

const complaints = (count: number) =>
  told({ ...noneFound, count }, 'complaint is', 'complaints are')

/** What is found of orders, of what buyers wait for, and of what they agreed to. */
export const ofOrders = {
  'complaints-over': ({ count }: { count: number }) =>
    `${complaints(count)} over a limit of the law: answer today.`,
  'complaints-near': ({ count }: { count: number }) =>
    `${complaints(count)} within a day of a limit of the law.`,
  'complaints-in-time': 'No complaint is near a limit of the law.',
  'refunds-in-time': ({ days }: { days: number }) =>
    `Nobody has waited for money for more than ${days} days.`,
  'refunds-late': ({ found, days }: { found: Found; days: number }) =>
    `${told(found, `buyer has waited for money for more than ${days} days`, `buyers have waited for money for more than ${days} days`)}: give it back.`,
  'notices-known': 'No consent rests on earlier words of its notice.',
  'notices-changed': ({ found }: { found: Found }) =>
    `${told(found, 'consent rests on earlier words of its notice', 'consents rest on earlier words of their notice')}: tell these people what changed, by email.`,
  'never-swept': 'Data that is over its time was never taken away yet. Run it once by hand.',
  swept: 'Data that is over its time was taken away within the last two days.',
  'swept-long-ago': ({ days }: { days: number }) =>
    `Data that is over its time was last taken away ${days} days ago: run it by hand, and see under Outcomes why the nightly work stands still.`,
  'states-fit-pins': 'No order to be sent names another state than its PIN.',
  'states-of-others': ({ found }: { found: Found }) =>
    `${told(found, 'order to be sent names another state than its PIN', 'orders to be sent name another state than their PIN')}. The tax follows the state: ask the buyer.`,
  'no-eway-bill': 'No packed parcel needs an e-way bill.',
  'eway-bill': ({ found }: { found: Found }) =>
    `${told(found, 'packed order needs an e-way bill', 'packed orders need an e-way bill')}: make it at the portal, and enter its number as you hand the parcel over.`,
}
