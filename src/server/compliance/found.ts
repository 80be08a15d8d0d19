import type { Found } from '#domain/compliance/sentences/parts.ts'

type Counted = { count: number | string | bigint | null; first: string | null }

/** A count and a name as either database tells them. */
export const asFound = (row: Counted | undefined): Found => ({
  count: Number(row?.count ?? 0),
  first: row?.first ?? '',
})
