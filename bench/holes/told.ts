import type { Hole } from './hole.ts'

const guard = ['server/http/guard.test.ts']
const log = ['server/workshop/audit.test.ts']

/** What the shop says afterwards: its log, its emails and papers, its screens. */
export const told: Hole[] = [
  {
    threat: 'S11',
    name: 'the stock ledger is open to any customer',
    file: 'contract/buying-admin-endpoints.ts',
    find: "get<LedgerQuery, LedgerPage>('/api/admin/stock/ledger', 'staff:catalogue.see')",
    replace: "get<LedgerQuery, LedgerPage>('/api/admin/stock/ledger', 'customer')",
    caughtBy: guard,
  },
  {
    threat: 'S52',
    name: 'a changed address leaves no line in the log',
    file: 'server/orders/staff-routes.ts',
    find: '      await recordStep(tx, shop, c, { id, ...states })\n',
    replace: '      void states\n',
    caughtBy: log,
  },
  {
    threat: 'S52',
    name: 'a deleted coupon leaves no line in the log',
    file: 'server/coupons/admin-routes.ts',
    find: '      await record(tx, actorOf(c), shop.now(), { ...what, before: coupon })\n',
    replace: '      void what\n',
    caughtBy: log,
  },
]
