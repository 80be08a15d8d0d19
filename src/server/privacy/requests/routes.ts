import type * as calls from '#contract/privacy/calls.ts'
import type { DataRequestForm } from '#contract/privacy/request-types.ts'
import { ShopError } from '#domain/errors.ts'
import { fold } from '#domain/fold.ts'
import { codeLimits, needsWords } from '#domain/privacy/data-request.ts'
import { networkOf } from '../../platform/http/client-address.ts'
import { countTry, type Limit } from '../../platform/http/rate-limit.ts'
import type { Call } from '../../platform/http/request.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { sendLater } from '../../platform/mail/mail.ts'
import { hashOf } from '../../platform/secret.ts'
import type { Shop } from '../../platform/shop.ts'
import { dataRequestCode } from './emails/data-request-code.ts'
import { presentRequest } from './present.ts'
import { proveContact } from './prove-contact.ts'
import { countSince, insertRequest, type RequestRow, requestById } from './queries.ts'
import { exportOf } from './read-person.ts'

type Answered = Pick<
  typeof calls,
  'askForData' | 'proveContact' | 'followDataRequest' | 'exportData'
>

const hourMs = 3_600_000
/** The secret of a request opens what the shop knows of somebody: it counts for a day. */
const openMs = 24 * hourMs
const perNetwork: Limit = { name: 'data-request', most: 10, windowMs: hourMs }
const perAddress = 3
const proving: Limit = { name: 'data-request-proof', most: 30, windowMs: hourMs }
const following: Limit = { name: 'follow-data-request', most: 120, windowMs: hourMs }

export const requestHandlers: Handlers<Answered> = {
  async askForData({ shop, c, input }) {
    await count(shop, c, perNetwork)
    const codeUntil = new Date(shop.now() + codeLimits.minutes * 60_000).toISOString()
    const { email } = input
    // Whatever fills in the trap is told the same and goes away content.
    if (input.website) return { id: 1, email, codeUntil }
    return { id: await ask(shop, input), email, codeUntil }
  },
  async proveContact({ shop, c, input }) {
    await count(shop, c, proving)
    return proveContact(shop, input)
  },
  async followDataRequest({ shop, c, input }) {
    await count(shop, c, following)
    return presentRequest(shop.db.read, await opened(shop, input))
  },
  async exportData({ shop, c, input }) {
    await count(shop, c, following)
    const { email } = await opened(shop, input)
    c.header('Content-Disposition', 'attachment; filename="my-data.json"')
    return exportOf(shop.db.read, email)
  },
}

const count = (shop: Shop, c: Call, limit: Limit) =>
  countTry(shop, [{ limit, subject: networkOf(c.get('address')) }])

/** Keeps what is asked for and sends a code, to an address that the shop knows as to any other. */
function ask(shop: Shop, form: DataRequestForm): Promise<number> {
  const { kind, words = '', language = 'en' } = form
  if (needsWords(kind) && words === '') throw new ShopError('data-request-words', { at: 'words' })
  const email = fold(form.email)
  return shop.db.write(async (tx) => {
    const now = shop.now()
    if ((await countSince(tx, email, now - hourMs)) >= perAddress)
      throw new ShopError('data-requests-enough', { retryAfterSeconds: hourMs / 1000 })
    const id = await insertRequest(tx, { kind, email, language, words, asked_at: now })
    await sendLater(tx, shop, { to: email, email: dataRequestCode, props: { requestId: id } })
    return id
  })
}

/** The request behind an id and its secret, within a day of its proof; or 404. */
async function opened(
  shop: Shop,
  { id, secret }: { id: number; secret: string },
): Promise<RequestRow> {
  const row = await requestById(shop.db.read, id)
  const isOpen =
    row?.secret_hash === hashOf(secret) && (row.contact_proved_at ?? 0) > shop.now() - openMs
  if (!row || !isOpen) throw new ShopError('no-such-data-request')
  return row
}
