import type { QueueEntry } from '#contract/today/types.ts'
import type { DeliveryTerms } from '#domain/delivery/delivery-terms.ts'
import type { Shop } from '../platform/shop.ts'

/** What every row of the queue is judged by. */
export type Around = { shop: Shop; now: number; terms: DeliveryTerms }

/** Some of what waits in one way, and how much there is of it. */
export type Slot = { total: number; entries: QueueEntry[] }
