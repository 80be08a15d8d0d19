import type { Account } from '#contract/accounts/types.ts'
import type { account } from '#web/words/en/account.ts'

type Name =
  | 'overview'
  | 'orders'
  | 'addresses'
  | 'searches'
  | 'email'
  | 'password'
  | 'twoStep'
  | 'mobile'
  | 'passkeys'
  | 'devices'
  | 'privacy'
type Section = { name: Name; path: string; isOfStaff?: true; isOfTexts?: true }

/** The pages of an account, in the order of its navigation. */
const sections: Section[] = [
  { name: 'overview', path: '/account' },
  { name: 'orders', path: '/account/orders' },
  { name: 'addresses', path: '/account/addresses' },
  { name: 'searches', path: '/account/searches' },
  { name: 'email', path: '/account/email' },
  { name: 'password', path: '/account/password' },
  { name: 'twoStep', path: '/account/two-step', isOfStaff: true },
  { name: 'mobile', path: '/account/mobile', isOfTexts: true },
  { name: 'passkeys', path: '/account/passkeys' },
  { name: 'devices', path: '/account/devices' },
  { name: 'privacy', path: '/account/privacy' },
]

/** A second factor is for staff, and for whoever still has one. */
export const mayHaveSecondFactor = (person: Account) => person.isAdmin || person.hasSecondFactor

/** A number to sign in with is for customers of a shop that sends text messages. */
const mayHaveMobile = (person: Account) =>
  person.mobile !== undefined && !mayHaveSecondFactor(person)

/** What this person's navigation shows. */
export function sectionsOf(person: Account | undefined, words: typeof account) {
  return sections
    .filter(({ isOfStaff }) => !isOfStaff || (person && mayHaveSecondFactor(person)))
    .filter(({ isOfTexts }) => !isOfTexts || (person && mayHaveMobile(person)))
    .map(({ name, path }) => ({ path, label: words[name].nav }))
}
