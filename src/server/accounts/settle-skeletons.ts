import { emailSkeleton, nameSkeleton } from '#domain/names/name-skeleton.ts'
import type { Shop } from '../platform/shop.ts'
import {
  type Settled,
  settleUsers,
  skeletonsHeld,
  type Unsettled,
  unsettledUsers,
} from './skeleton-queries.ts'

const batch = 500

/** No name and no address looks like this. */
export const noSkeleton = (id: number) => `id:${id}`

/**
 * Gives the people whom an older release has written the skeletons of their names. Of those who look alike the oldest
 * keeps theirs; the others sign in as before, and nobody is ever refused for looking like them alone.
 */
export async function settleSkeletons(shop: Shop): Promise<void> {
  const alike: number[] = []
  while (await settleSome(shop, alike)) {}
  if (alike.length > 0) {
    shop.log.warn({ userIds: alike }, 'accounts look like older ones by username or email')
  }
}

/** False when there is nobody left. */
async function settleSome(shop: Shop, alike: number[]): Promise<boolean> {
  const found = await shop.db.write(async (tx) => {
    const rows = await unsettledUsers(tx, batch)
    if (rows.length === 0) return undefined
    const living = rows.filter((row) => row.erased_at === null)
    const held = await skeletonsHeld(
      tx,
      living.map((row) => nameSkeleton(row.username)),
      living.map((row) => emailSkeleton(row.email)),
    )
    const settled = rows.map((row) => settle(row, held))
    await settleUsers(tx, settled)
    const ids = new Set(living.map((row) => row.id))
    return settled.filter((row) => ids.has(row.id) && isAlike(row)).map((row) => row.id)
  })
  alike.push(...(found ?? []))
  return found !== undefined
}

type Held = Awaited<ReturnType<typeof skeletonsHeld>>

function settle(row: Unsettled, held: Held): Settled {
  const { id } = row
  if (row.erased_at !== null) return { id, username: noSkeleton(id), email: noSkeleton(id) }
  return {
    id,
    username: row.username_skeleton ?? take(nameSkeleton(row.username), held.usernames, id),
    email: row.email_skeleton ?? take(emailSkeleton(row.email), held.emails, id),
  }
}

function take(skeleton: string, held: Set<string | null>, id: number): string {
  if (held.has(skeleton)) return noSkeleton(id)
  held.add(skeleton)
  return skeleton
}

const isAlike = ({ id, username, email }: Settled) =>
  username === noSkeleton(id) || email === noSkeleton(id)
