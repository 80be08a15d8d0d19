import type { Queue, QueueGroup, QueueQuery } from '#contract/today/types.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import type { Role } from '#domain/permissions.ts'
import { hasTime, type QueueKind, queueFor } from '#domain/work/queue.ts'
import type { Shop } from '../platform/shop.ts'
import { entriesOfOrders, isOrderKind } from './order-entries.ts'
import type { Slice } from './order-queries.ts'
import { otherEntries } from './other-entries.ts'
import type { Around, Slot } from './slot.ts'

/** So many of each kind are shown at once, and so many on a page of one kind. */
const sizes = { first: 5, page: 25 }

/** What waits for somebody of this role: the first of every kind, or a page of one. */
export async function queueOf(shop: Shop, role: Role, asked: QueueQuery): Promise<Queue> {
  const kinds = queueFor(role).filter((kind) => !asked.kind || kind === asked.kind)
  const page = asked.kind ? (asked.page ?? 1) : 1
  const limit = asked.kind ? sizes.page : sizes.first
  const around = { shop, now: shop.now(), terms: await shop.deliveryTerms() }
  const groups: QueueGroup[] = []
  for (const kind of kinds) {
    groups.push({ kind, ...(await groupOf(around, kind, { limit, offset: (page - 1) * limit })) })
  }
  const waiting = groups.filter(({ kind }) => !hasTime(kind))
  return {
    groups: groups.filter(({ total }) => total > 0),
    total: waiting.reduce((sum, { total }) => sum + total, 0),
    page,
    pages: asked.kind ? pagesOf(groups[0]?.total ?? 0, limit) : 1,
  }
}

function groupOf(around: Around, kind: QueueKind, slice: Slice): Promise<Slot> {
  return isOrderKind(kind)
    ? entriesOfOrders(around, kind, slice)
    : otherEntries[kind](around, slice)
}
