import { ShopError } from '#domain/errors.ts'
import { standingOf } from './present.ts'
import type { CardRow } from './queries.ts'

const refusals = {
  used: 'card-used-up',
  expired: 'card-expired',
  blocked: 'card-blocked',
} as const

/** Throws where a card pays nothing at this moment: beside the field `at`, where one named it. */
export function refuseUnusable(card: CardRow, now: number, at?: string) {
  const standing = standingOf(card, now)
  if (standing !== 'usable') throw new ShopError(refusals[standing], at === undefined ? {} : { at })
}
