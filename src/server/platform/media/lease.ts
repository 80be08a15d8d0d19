import { randomUUID } from 'node:crypto'
import os from 'node:os'
import type { Shop } from '../shop.ts'
import { dropLease, holdLease } from './queries.ts'

const leaseMs = 60_000
const renewMs = 20_000

/** The right to do a work that one process at a time does, shared through the database. */
export type Lease = { hold(): Promise<boolean>; drop(): Promise<void> }

export function createLease(shop: Pick<Shop, 'db' | 'now' | 'leaseClock'>, name: string): Lease {
  const holder = `${os.hostname()} ${process.pid} ${randomUUID()}`
  let heldAt: number | undefined
  return {
    async hold() {
      const now = shop.now()
      if (heldAt !== undefined && now - heldAt < renewMs) return true
      heldAt = (await holdLease(shop.db, name, {
        holder,
        clock: shop.leaseClock,
        leaseMs,
      }))
        ? now
        : undefined
      return heldAt !== undefined
    },
    async drop() {
      if (heldAt === undefined) return
      heldAt = undefined
      await dropLease(shop.db, name, holder)
    },
  }
}
