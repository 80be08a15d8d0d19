import type * as adminCalls from '#contract/cod/admin-calls.ts'
import type { CodQuestion } from '#contract/cod/types.ts'
import { ShopError } from '#domain/errors.ts'
import { normaliseMobile } from '#domain/mobile.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { actorOf, record } from '../audit/audit.ts'
import { orderById } from '../order-records/queries.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { buyerAtDoor, decideBy, doorFacts, presentDecision } from './decide.ts'
import { deleteDoorRefusal, doorRefusalOf, rulesInOrder } from './queries.ts'
import { presentRule, saveRules } from './rules.ts'

export const codHandlers: Handlers<typeof adminCalls> = {
  listCodRules: async ({ shop }) => (await rulesInOrder(shop.db.read)).map(presentRule),
  saveCodRules: ({ shop, c, input }) => saveRules(shop, actorOf(c), input),
  tryCodRules: ({ shop, input }) => tryRules(shop, input),
  async forgetDoorRefusal({ shop, c, input }) {
    await shop.db.write(async (tx) => {
      const before = await doorRefusalOf(tx, input.id)
      if (!before || !(await deleteDoorRefusal(tx, input.id))) {
        throw new ShopError('no-door-refusal')
      }
      const order = await orderById(tx, input.id)
      const what = { action: 'delete', kind: 'door-refusal', id: input.id } as const
      const subject = order?.number ?? ''
      await record(tx, actorOf(c), shop.now(), { ...what, subject, before, after: null })
    })
    return undefined
  },
}

/** An order that nobody has placed, under the rules as they are. */
async function tryRules(shop: Shop, question: CodQuestion) {
  const { total, pin, categoryIds = [], refusals = 0, isNewBuyer = true } = question
  const mobile = normaliseMobile(question.mobile ?? '') ?? ''
  const facts = await doorFacts(shop.db, { lines: [], mobile, now: shop.now() })
  const asked = {
    ...facts,
    lines: categoryIds.map((categoryId) => ({ categoryId, isCodAllowed: true })),
    ...(mobile === '' ? { refusals, isNewBuyer } : await buyerAtDoor(shop.db, mobile, shop.now())),
  }
  const totalPaise = toPaise(total)
  const prepaidDiscount = toRupees(await shop.prepaidDiscount(totalPaise))
  return { ...presentDecision(asked, decideBy(asked, { totalPaise, pin })), prepaidDiscount }
}
