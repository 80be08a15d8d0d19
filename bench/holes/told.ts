import type { Hole } from './hole.ts'

const guard = ['server/http/guard.test.ts']
const log = ['server/workshop/audit.test.ts']
const emails = ['server/mail/letters.test.ts']
const papers = ['server/orders/paper-text.test.ts']

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
  {
    threat: 'told',
    name: 'who has paid and cancelled reads that there is nothing to pay',
    file: 'server/orders/letters.ts',
    find: 'order.paid_paise > order.refunded_paise',
    replace: 'order.paid_paise > order.total_paise',
    caughtBy: emails,
  },
  {
    threat: 'told',
    name: 'emails without the discount',
    file: 'server/orders/letters.ts',
    find: '      ...(discount_paise > 0\n',
    replace: '      ...(discount_paise > 1e12\n',
    caughtBy: emails,
  },
  {
    threat: 'told',
    name: 'invoices without the discount',
    file: 'server/orders/print-invoice.ts',
    find: '...(discount_paise > 0 ?',
    replace: '...(discount_paise > 1e12 ?',
    caughtBy: papers,
  },
  {
    threat: 'told',
    name: 'invoices without the refund',
    file: 'server/orders/print-invoice.ts',
    find: "    ['Refunded', refunded_paise],\n",
    replace: '',
    caughtBy: papers,
  },
  {
    threat: 'told',
    name: 'papers with the date of Greenwich',
    file: 'server/orders/print-slips.ts',
    find: "{ dateStyle: 'medium', timeZone: 'Asia/Kolkata' }",
    replace: "{ dateStyle: 'medium', timeZone: 'UTC' }",
    caughtBy: papers,
  },
  {
    threat: 'S34',
    name: 'an order that is kept for longer is given up all the same',
    file: 'server/orders/change-queries.ts',
    find: "    .where('o.held_until', '<', placedBefore)\n",
    replace: '',
    caughtBy: ['server/orders/sweep-buying.test.ts'],
  },
  {
    threat: 'S30',
    name: 'a coupon spent in a chat is not counted',
    file: 'server/whatsapp/order-chat.ts',
    find: '    coupon: coupon ?? null,\n',
    replace: '    coupon: coupon && null,\n',
    caughtBy: ['server/whatsapp/whatsapp.test.ts'],
  },
  {
    threat: 'told',
    name: 'the sitemap without the curated lists',
    file: 'server/feeds/sitemap.ts',
    find: '    ...curatedLists.map((list) => ({ path: `/products?filter=${list}` })),\n',
    replace: '',
    caughtBy: ['server/feeds/feeds.test.ts'],
  },
  {
    threat: 'told',
    name: 'styles without a packed twin',
    file: '../build/compress.ts',
    find: 'js|css|svg',
    replace: 'js|svg',
    caughtBy: ['../build/compress.test.ts'],
  },
  {
    threat: 'S12',
    name: 'what a closed return took is asked back again',
    file: 'server/returns/ask-return.ts',
    find: "(one) => one.state !== 'refused')",
    replace: "(one) => one.state !== 'refused' && one.state !== 'closed')",
    caughtBy: ['server/returns/returns.test.ts'],
  },
]
