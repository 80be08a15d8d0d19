import { emails } from '#server/app/modules.ts'
import { toText } from '#server/platform/mail/layout.ts'
import { currentProfile } from '#server/settings/documents.ts'
import type { AnOrder } from './an-order.ts'
import type { TestShop } from './create-test-shop.ts'
import { must } from './must.ts'

/** Delivers an order and takes all of it back for store credit; the code and the secret are those of the email. */
export async function issuedCredit(testShop: TestShop, made: AnOrder, amount = 6000) {
  await made.deliver()
  const returnId = await made.askBack()
  must(await made.guest.post(`/api/orders/${made.token}/store-credit`, { returnId }))
  const path = `/api/admin/returns/${returnId}`
  must(await made.owner.post(`${path}/decision`, { isApproved: true }))
  must(await made.owner.post(`${path}/receipt`, { isRestocked: true }))
  const refund = { amount, method: 'store_credit' }
  must(await made.owner.post(`${path}/closing`, { refund }))
  const { id } = await testShop.shop.db.read
    .selectFrom('store_credits')
    .select('id')
    .where('return_id', '=', returnId)
    .executeTakeFirstOrThrow()
  return { id, ...(await keysOf(testShop, id)) }
}

/** What the email says, which is all that its holder has. */
async function keysOf({ shop }: TestShop, creditId: number) {
  const email = emails.find(({ name }) => name === 'store-credit-issued')
  const profile = await currentProfile(shop.db)
  const link = (path: string) => `${shop.config.publicUrl}${path}`
  // The props are those of the email that is named.
  const composed = await email?.write({ creditId } as never, { shop, profile, link })
  if (!composed) throw new Error('The email has nothing to say.')
  const text = toText(composed, profile)
  const [, code = ''] = /(SC-[A-Z0-9]{8})/.exec(text) ?? []
  const [, secret = ''] = /((?:[A-Z0-9]{4}-){3}[A-Z0-9]{4})/.exec(text) ?? []
  return { code, secret }
}
