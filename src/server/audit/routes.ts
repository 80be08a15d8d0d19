import type * as endpoints from '#contract/admin-endpoints.ts'
import { pagesOf } from '#domain/listing.ts'
import type { Answerers } from '../platform/http/serve.ts'
import { auditPage } from './queries.ts'

type Calls = Pick<typeof endpoints, 'auditLog'>

const pageSize = 50

export const auditAnswers: Answerers<Calls> = {
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
