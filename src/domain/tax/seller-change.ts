import type { Registration } from './sale.ts'

/** What a seller is, as far as a change of it has consequences. */
export type Seller = {
  registration: Registration
  stateCode: string
  gstin: string
  mayCrossStates: boolean
}

/** What begins on the day of a change; the admin area says it in words. */
export type Consequence =
  | 'tax-begins'
  | 'tax-ends'
  | 'own-state-only'
  | 'every-state'
  | 'other-state'
  | 'other-gstin'
  | 'first-gstin'

/** True of a change that is asked about again: it decides what every paper says from its day on. */
export const isDearChange = (before: Seller | null, after: Seller): boolean =>
  before !== null && consequencesOf(before, after).length > 0

/** What follows from a seller's being another one; none where nothing changes that matters. */
export function consequencesOf(before: Seller, after: Seller): Consequence[] {
  const [was, is] = [before.registration === 'regular', after.registration === 'regular']
  const found: (Consequence | false)[] = [
    !was && is && 'tax-begins',
    was && !is && 'tax-ends',
    crosses(before) && !crosses(after) && 'own-state-only',
    !crosses(before) && crosses(after) && 'every-state',
    before.stateCode !== '' && before.stateCode !== after.stateCode && 'other-state',
    numberOf(before) !== numberOf(after) && (numberOf(before) ? 'other-gstin' : 'first-gstin'),
  ]
  return found.filter((one) => one !== false)
}

const crosses = ({ registration, mayCrossStates }: Seller) =>
  registration === 'regular' || (registration === 'unregistered' && mayCrossStates)

/** An unregistered seller has none, whatever still stands in the field. */
const numberOf = ({ registration, gstin }: Seller) => (registration === 'unregistered' ? '' : gstin)
