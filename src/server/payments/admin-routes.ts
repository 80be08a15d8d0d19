import type * as adminCalls from '#contract/payments/admin-calls.ts'
import type { PaymentSettings, StatementAnswer, StatementForm } from '#contract/payments/types.ts'
import { ShopError } from '#domain/errors.ts'
import { holdUntil } from '#domain/holds/hold.ts'
import { pathIn } from '#domain/language.ts'
import { formatRupees, toPaise } from '#domain/money.ts'
import type { OwnSubject } from '#domain/said/audit-subjects.ts'
import { whatsappLink } from '#domain/whatsapp.ts'
import { actorOf, record } from '../audit/audit.ts'
import { lockOrder } from '../documents/queries.ts'
import { emailWords } from '../email-words/email-words.ts'
import { findOrderById, unknownOrder } from '../order-records/find-order.ts'
import { moverOf } from '../orders/admin-routes.ts'
import { orderPath } from '../orders/announcing/order-emails.ts'
import { presentForStaff } from '../orders/present-staff.ts'
import { keepPaymentSettings, paymentSettings } from '../payment-methods/settings.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { refuseOutdated, versionOf } from '../platform/edit-version.ts'
import type { Call } from '../platform/http/request.ts'
import { filesOf, type Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { holdLimits } from '../stock/limits.ts'
import { dismissTransfer } from './dismiss-transfer.ts'
import { keepLonger } from './keep-longer.ts'
import { markOrderPaid } from './mark-paid.ts'
import { settleRemittance } from './settle-remittance.ts'
import { settleStatement } from './settle-statement.ts'
import { startPayment } from './start-payment.ts'

export const paymentAdminHandlers: Handlers<typeof adminCalls> = {
  async getPaymentSettings({ shop }) {
    return shownSettings(shop, await paymentSettings(shop.db))
  },
  async savePaymentSettings({ shop, c, input: { version, password, code, ...settings } }) {
    const seen = await paymentSettings(shop.db)
    refuseOutdated(version, seen)
    const isProved = isPaidElsewhere(seen, settings)
    if (isProved) await shop.proveLately(c.get('person'), { password, code })
    await shop.db.write(async (tx) => {
      // Whoever saves next waits here, and sees what was saved.
      await bumpVersion(tx, shop.now())
      const before = await paymentSettings({ ...shop.db, read: tx })
      refuseOutdated(version, before)
      // Saved by somebody else between the question and its answer.
      if (!isProved && isPaidElsewhere(before, settings))
        throw new ShopError('settings-just-changed')
      await keepPaymentSettings(tx, settings, shop.now())
      const what = { action: 'update', kind: 'payments', id: null, subject: 'Payments' } as const
      await record(tx, actorOf(c), shop.now(), { ...what, before, after: settings })
    })
    return shownSettings(shop, settings)
  },
  async markPaid({ shop, c, input }) {
    await shop.db.write(async (tx) => {
      const order = await lockOrder(tx, input.id)
      if (!order) throw unknownOrder()
      const { reference: typed = '', amount } = input
      const amountPaise = amount === undefined ? undefined : toPaise(amount)
      await markOrderPaid(tx, shop, order, { typed, amountPaise, by: moverOf(c) })
      const what = { action: 'update', kind: 'order', id: order.id, subject: order.number } as const
      await record(tx, actorOf(c), shop.now(), { ...what, after: { paid: typed } })
    })
    return presentForStaff(shop, await findOrderById(shop.db.read, input.id))
  },
  async dismissTransfer({ shop, c, input }) {
    const { id, reference } = input
    await shop.db.write(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order) throw unknownOrder()
      const dismissal = { reference, by: moverOf(c), now: shop.now() }
      const dismissed = await dismissTransfer(tx, order, dismissal)
      const what = { action: 'update', kind: 'order', id, subject: order.number } as const
      await record(tx, actorOf(c), shop.now(), { ...what, before: { transfers: dismissed } })
    })
    return presentForStaff(shop, await findOrderById(shop.db.read, id))
  },
  async sendPaymentLink({ shop, c, input }) {
    const order = await findOrderById(shop.db.read, input.id)
    const payUrl = await startPayment(shop, order, input.method, null)
    const until = holdUntil('staff-link', shop.now(), (await holdLimits(shop.db)).lengths)
    await shop.db.write(async (tx) => {
      if (order.has_stock === 0)
        await keepLonger(tx, order, { until, now: shop.now(), bound: null })
      const what = { action: 'update', kind: 'order', id: order.id, subject: order.number } as const
      await record(tx, actorOf(c), shop.now(), { ...what, after: { paymentLink: input.method } })
    })
    const url = `${shop.config.publicUrl}${pathIn(order.language, orderPath(order.token))}`
    const sum = formatRupees(order.total_paise - order.paid_paise)
    const asks = emailWords(order.language).chat.payLink(order.number, sum)
    const text = `${asks}\n${payUrl ?? url}`
    return { url, payUrl, whatsapp: whatsappLink(order.mobile, text) }
  },
  async readStatement({ shop, c, input }) {
    const asked = { ...(await fileOf(c, input)), by: moverOf(c) }
    const answer = await settleStatement(shop, asked)
    if (answer.settled > 0) await noteSettled(shop, c, answer, 'Bank statement')
    return answer
  },
  async readRemittance({ shop, c, input }) {
    const asked = { ...(await fileOf(c, input)), by: moverOf(c) }
    const answer = await settleRemittance(shop, asked)
    if (answer.settled > 0) await noteSettled(shop, c, answer, 'COD remittance')
    return answer
  },
}

/** True where buyers are told to send their money to another account than before. */
const isPaidElsewhere = (before: PaymentSettings, after: PaymentSettings) =>
  JSON.stringify(accountsOf(before)) !== JSON.stringify(accountsOf(after))

/** Where buyers send their money by each of the settings; a new one is asked for here. */
const accounts: Record<keyof PaymentSettings, (settings: PaymentSettings) => string[]> = {
  cod: () => [],
  upi: ({ upi }) => [upi.address],
  bankTransfer: ({ bankTransfer: { accountNumber, ifsc } }) => [accountNumber, ifsc],
  razorpay: () => [],
  prepaid: () => [],
  booking: () => [],
}

const accountsOf = (settings: PaymentSettings) =>
  Object.values(accounts).flatMap((ofWay) => ofWay(settings))

const shownSettings = (shop: Shop, settings: PaymentSettings) => ({
  settings,
  version: versionOf(settings),
  isRazorpayReady: shop.config.razorpay !== null,
})

async function fileOf(c: Call, { csv: typed, isApplied = false }: StatementForm) {
  const file = await filesOf(c)['statement']?.[0]?.bytes()
  const csv = file ? new TextDecoder().decode(file) : typed
  if (!csv) throw new ShopError('no-statement-chosen', { at: 'statement' })
  return { csv, isApplied }
}

/** Which orders a statement of the bank, or the list of a courier, has settled. */
function noteSettled(shop: Shop, c: Call, { lines }: StatementAnswer, subject: OwnSubject) {
  const settled = lines.filter((line) => line.outcome === 'settled')
  const orders = settled.flatMap(({ orderNumber, shares = [] }) =>
    orderNumber === null ? shares.map((share) => share.orderNumber) : [orderNumber],
  )
  const what = { action: 'import', kind: 'payments', id: null, subject } as const
  return shop.db.write((tx) =>
    record(tx, actorOf(c), shop.now(), {
      ...what,
      after: { settled: [...new Set(orders)].join(', ') },
    }),
  )
}
