import type { Counter, Limit } from '../../platform/http/rate-limit.ts'

const minute = 60_000
const hour = 60 * minute

/** Codes of their own browser. */
const ownCodes: Limit = { name: 'mobile codes', most: 3, windowMs: 10 * minute }
/** Codes that one network of strangers has sent to a number. */
const networkCodes: Limit = { name: 'mobile codes network', most: 2, windowMs: 10 * minute }
/** And all of them together: each costs money, and rings in somebody's pocket. */
const strangeCodes: Limit = { name: 'mobile codes all', most: 5, windowMs: hour }
const strangeCodesDay: Limit = { name: 'mobile codes day', most: 10, windowMs: 24 * hour }

/** Numbers that an account wants to confirm. */
const byAccount: Limit = { name: 'mobile account', most: 3, windowMs: hour, told: 'too-many-texts' }
const byAccountDay: Limit = {
  ...{ name: 'mobile account day', most: 6, windowMs: 24 * hour },
  told: 'too-many-texts',
}
/** The same number, whichever accounts want it. */
const byNumberDay: Limit = {
  ...{ name: 'mobile number day', most: 6, windowMs: 24 * hour },
  told: 'too-many-texts',
}

/** Codes that anybody can have sent to a number; `device` is a browser in which its owner has signed in before, and has its own. */
export const mobileCodeCounters = (
  mobile: string,
  { network, device }: { network: string; device: string | null },
): Counter[] =>
  device
    ? [{ limit: ownCodes, subject: `${mobile} ${device}` }]
    : [
        { limit: networkCodes, subject: `${mobile} ${network}` },
        ...[strangeCodes, strangeCodesDay].map((limit) => ({ limit, subject: mobile })),
      ]

/** Codes that an account has sent to a number which is not proved. */
export const confirmCounters = (userId: number, mobile: string): Counter[] => [
  ...[byAccount, byAccountDay].map((limit) => ({ limit, subject: String(userId) })),
  { limit: byNumberDay, subject: mobile },
]
