import type * as adminCalls from '#contract/audit/admin-calls.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { auditPage } from './queries.ts'

const pageSize = 50

export const auditHandlers: Handlers<typeof adminCalls> = {
  async auditLog({ shop, input }) {
    const page = Math.max(1, Number(input.page ?? 1))
    const { rows, total } = await auditPage(shop.db, input, page, pageSize)
    const items = rows.map((row) => ({
      id: row.id,
      at: new Date(row.at).toISOString(),
      who: row.username,
      action: row.action,
      kind: row.kind,
      subject: row.subject,
      before: row.before === null ? null : JSON.parse(row.before),
      after: row.after === null ? null : JSON.parse(row.after),
    }))
    return { items, total, page, pages: pagesOf(total, pageSize) }
  },
}
