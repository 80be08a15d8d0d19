import { DataRequest } from '#contract/privacy/request-types.ts'
import type { TestShop } from './create-test-shop.ts'
import { emailAnew } from './email-anew.ts'
import { must } from './must.ts'
import { newShopper } from './shopper.ts'

let networks = 0
const somewhere = () => `203.0.113.${++networks % 250}`

/** Asks for something without an account; answers the id and the code of the email. */
export async function asksForData(testShop: TestShop, form: object) {
  const guest = newShopper(testShop, somewhere())
  const { id } = must(await guest.post('/api/data-requests', form), 201).body
  return { guest, id: Number(id), code: await codeOf(testShop) }
}

/** The code of the newest email that holds one, as a new one: the outbox keeps none. */
export async function codeOf({ shop }: TestShop): Promise<string> {
  const mail = await shop.db.read
    .selectFrom('mails')
    .select('id')
    .where('letter', '=', 'data-request-code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /\b\d{3}-\d{3}\b/.exec(await emailAnew(shop, mail.id))?.[0] ?? ''
}

/** The same, with the code entered. */
export async function provedRequest(testShop: TestShop, form: object) {
  const { guest, id, code } = await asksForData(testShop, form)
  const proved = must(await guest.post(`/api/data-requests/${id}/proof`, { code })).as(DataRequest)
  return { guest, id, secret: proved.secret ?? '', proved }
}
