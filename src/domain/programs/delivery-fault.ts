/** Why a message to another program was not even answered, as a person understands it. */
export const deliveryFaults = [
  ...(['refused', 'no-such-name', 'late', 'broken-off', 'no-way', 'certificate'] as const),
  ...(['private', 'switched-off', 'no-secret', 'other'] as const),
] as const
export type DeliveryFault = (typeof deliveryFaults)[number]

/** What programs call it, the narrower first: an attempt may name several. */
const signs: readonly [RegExp, DeliveryFault][] = [
  [/is switched off/, 'switched-off'],
  [/secret cannot be read/, 'no-secret'],
  [/private one/, 'private'],
  [/ENOTFOUND|EAI_AGAIN|leads nowhere/, 'no-such-name'],
  [/ECONNREFUSED/, 'refused'],
  [/ETIMEDOUT|timeout|timed out|\blate\b/i, 'late'],
  [/ECONNRESET|EPIPE|socket hang up|aborted/i, 'broken-off'],
  [/EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/, 'no-way'],
  [/CERT|certificate|SSL|TLS|EPROTO/i, 'certificate'],
]

/** What a program's own words for a fault mean; null where there was none. */
export function deliveryFault(raw: string): DeliveryFault | null {
  if (raw === '') return null
  return signs.find(([sign]) => sign.test(raw))?.[1] ?? 'other'
}
