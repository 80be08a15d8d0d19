/** What stays of an account that is deleted. */
export const keptKinds = [
  'documents',
  'orders',
  'open-orders',
  'complaints',
  'store-credits',
  'consents',
] as const
export type KeptKind = (typeof keptKinds)[number]
