import type { Found } from '#domain/compliance/sentences/parts.ts'
import { amber, green, red, type Verdict } from './check.ts'

/** C11: complaints by the clocks of the law. */
export function complaintsInTime({ near, over }: { near: number; over: number }): Verdict {
  if (over > 0) return red('complaints-over', { count: over })
  if (near > 0) return amber('complaints-near', { count: near })
  return green('complaints-in-time')
}

/** C12: money that buyers wait for. */
export const refundsInTime = (late: Found, days: number): Verdict =>
  late.count === 0 ? green('refunds-in-time', { days }) : red('refunds-late', { found: late, days })

/** C17: people who agreed to words that have changed since. */
export const noticesKnown = (found: Found): Verdict =>
  found.count === 0 ? green('notices-known') : amber('notices-changed', { found })

/** C18: what is over its time is taken away every night; two days without it are too many. */
export function retentionSwept(lastAt: number | null, now: number): Verdict {
  if (lastAt === null) return amber('never-swept')
  const days = Math.floor((now - lastAt) / 86_400_000)
  return days < 2 ? green('swept') : red('swept-long-ago', { days })
}

/** C22: an address whose state is not where its PIN lies. */
export const statesFitPins = (found: Found): Verdict =>
  found.count === 0 ? green('states-fit-pins') : amber('states-of-others', { found })

/** C23: which parcels need an e-way bill before they leave; without its number, or a reason, none does. */
export const ewayBills = (found: Found): Verdict =>
  found.count === 0 ? green('no-eway-bill') : amber('eway-bill', { found })
