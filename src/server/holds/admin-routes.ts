import type * as adminCalls from '#contract/holds/admin-calls.ts'
import type { StaffHold } from '#contract/holds/types.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { toRupees } from '#domain/money.ts'
import { actorOf, record } from '../audit/audit.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { refuseOutdated, versioned } from '../platform/edit-version.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { holdLimits, keepHoldLimits } from '../stock/limits.ts'
import { releaseHold } from './release-hold.ts'
import { type HoldRow, heldInAll, holdPage } from './staff-queries.ts'

const pageSize = 50

export const holdAdminHandlers: Handlers<typeof adminCalls> = {
  async listHolds({ shop, input }) {
    const page = input.page ?? 1
    const filter = { text: input.q ?? '', page, size: pageSize, now: shop.now() }
    const { rows, total } = await holdPage(shop.db.read, filter)
    const held = await heldInAll(shop.db.read, shop.now())
    const items = rows.map(presentHold)
    return { items, total, page, pages: pagesOf(total, pageSize), held }
  },
  async releaseHold({ shop, c, input }) {
    await shop.db.write(async (tx) => {
      const { limits, now } = { limits: await holdLimits(shop.db), now: shop.now() }
      const row = await releaseHold(tx, input.id, { limits, now })
      if (!row) throw new ShopError('not-reserved')
      const { id, name, visitor, network } = presentHold(row)
      const what = { action: 'delete', kind: 'hold', id, subject: name } as const
      const before = { quantity: row.quantity, kind: row.kind, visitor, network }
      await record(tx, actorOf(c), now, { ...what, before, after: null })
    })
    return undefined
  },
  getHoldLimits: async ({ shop }) => versioned(await holdLimits(shop.db)),
  async saveHoldLimits({ shop, c, input: { version, ...limits } }) {
    await shop.db.write(async (tx) => {
      // Whoever saves next waits here, and sees what was saved.
      await bumpVersion(tx, shop.now())
      const before = await holdLimits({ read: tx })
      refuseOutdated(version, before)
      await keepHoldLimits(tx, limits, shop.now())
      const what = { action: 'update', kind: 'settings', id: null, subject: 'Holds' } as const
      await record(tx, actorOf(c), shop.now(), { ...what, before, after: limits })
    })
    return versioned(limits)
  },
}

const presentHold = (row: HoldRow): StaffHold => ({
  id: row.id,
  // What an exchange keeps is kept as a link of staff would.
  kind: row.exchange_of === null ? row.kind : 'exchange',
  productId: row.product_id,
  name: row.name,
  code: row.code,
  slug: row.slug,
  quantity: row.quantity,
  value: toRupees(row.unit_paise * row.quantity),
  since: new Date(row.created_at).toISOString(),
  until: new Date(row.expires_at).toISOString(),
  orderId: row.order_id,
  orderNumber: row.order_number,
  chatReference: row.chat_reference,
  userId: userOf(row),
  visitor: visitorWords(row),
  network: row.network ?? '',
})

const userOf = ({ visitor }: HoldRow) =>
  visitor?.startsWith('user:') ? Number(visitor.slice('user:'.length)) : null

/** A browser has no name: the beginning of its hash tells two of them apart. */
function visitorWords({ visitor, username }: HoldRow): string {
  if (visitor === null) return ''
  return username ?? visitor.slice(0, 'guest:'.length + 6).replace(':', ' ')
}
