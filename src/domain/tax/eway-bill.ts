import { isAbroad } from '#domain/delivery/destination.ts'
import type { Paise } from '#domain/money.ts'
import type { Registration } from './sale.ts'
import { abroad, stateCodeOf } from './states.ts'

/** A consignment: whose, from which state to which, by code, and what its invoice comes to. */
export type Consignment = {
  registration: Registration
  from: string
  to: string
  totalPaise: Paise
}

/**
 * Whether goods may only travel with an e-way bill (CGST Rules, rule 138): above the limit between states, or a state's
 * own inside it; at any value where an unregistered seller sends handicraft to another state.
 */
export function needsEwayBill(
  { registration, from, to, totalPaise }: Consignment,
  limits: ReadonlyMap<string, Paise>,
): boolean {
  const across = limits.get('e-way-bill-inter') ?? Number.POSITIVE_INFINITY
  const inside = limits.get(`e-way-bill-${from}`) ?? limits.get('e-way-bill-intra')
  if (from === to) return totalPaise > (inside ?? Number.POSITIVE_INFINITY)
  return registration === 'unregistered' ? totalPaise > 0 : totalPaise > across
}

/** The code of where an address lies, abroad as of another state: goods for export travel to their port as between states. */
export const consignedTo = (
  address: { state?: string | undefined; country?: string | undefined },
  home: string,
): string => (isAbroad(address) ? abroad : (stateCodeOf(address.state ?? '') ?? home))
