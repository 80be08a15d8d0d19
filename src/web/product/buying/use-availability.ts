import { useQuery } from '@tanstack/react-query'
import type { ProductCard } from '#contract/catalog/types.ts'
import { getAvailability } from '#contract/checkout/calls.ts'
import { policy } from '#domain/policy.ts'
import { queryFor } from '../../cache.ts'
import { useProfile } from '../../surroundings.ts'

type Availability = {
  /** How many this visitor may buy now. */
  left: number
  /** When the first piece kept for somebody else comes free, in ms; null while some are left. */
  heldUntil: number | null
}

/** What this visitor may buy: few pieces may all be kept for others, which only the shop knows. */
export function useAvailability({ id, stock }: Pick<ProductCard, 'id' | 'stock'>): Availability {
  const { fewLeft = policy.fewLeft } = useProfile() ?? {}
  // A shop that counts no stock still keeps its last pieces for whoever is paying.
  const isScarce = stock > 0 && stock <= Math.max(fewLeft, policy.fewLeft)
  const { data } = useQuery({
    ...queryFor(getAvailability, { ids: String(id) }),
    enabled: isScarce && typeof document !== 'undefined',
  })
  const known = isScarce ? data?.find(({ productId }) => productId === id) : undefined
  if (!known) return { left: stock, heldUntil: null }
  const isHeld = known.available <= 0 && known.heldUntil !== null
  return { left: known.available, heldUntil: isHeld ? Date.parse(known.heldUntil ?? '') : null }
}
