import type * as calls from '#contract/chats/calls.ts'
import { ShopError } from '#domain/errors.ts'
import { orderText, whatsappLink } from '#domain/whatsapp.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { countTry, type Limit } from '../platform/http/rate-limit.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { visitorOf } from '../platform/http/visitor.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from '../settings/documents.ts'
import { boundOf } from '../stock/limits.ts'
import { chatPath, linesIn, presentChat } from './present.ts'
import { type ChatRow, chatByToken, keptProducts, orderOf } from './queries.ts'
import { startChat } from './start-chat.ts'

const starting: Limit = { name: 'whatsapp-order', most: 20, windowMs: 60 * 60_000 }

export const chatHandlers: Handlers<typeof calls> = {
  async startChat({ shop, c }) {
    await countTry(shop, [{ limit: starting, subject: networkOf(c.get('address')) }])
    const chat = await startChat(shop, visitorOf(c, shop), await boundOf(c, shop))
    const { whatsapp } = await currentProfile(shop.db)
    const text = messageOf(shop, chat)
    const kept = await keptIn(shop, chat)
    return { ...presentChat(chat, undefined, kept), text, link: whatsappLink(whatsapp, text) }
  },
  async getChat({ shop, input }) {
    const chat = await chatByToken(shop.db.read, input.token)
    if (!chat) throw new ShopError('no-such-order')
    return presentChat(chat, await orderOf(shop.db.read, chat), await keptIn(shop, chat))
  },
}

const keptIn = async (shop: Shop, chat: ChatRow) =>
  (await keptProducts(shop.db.read, [chat.id], shop.now())).map((row) => row.product_id)

const messageOf = (shop: Shop, chat: ChatRow) =>
  orderText({
    lines: linesIn(chat).map((line) => ({
      name: line.name,
      currentPaise: line.unitPaise,
      quantity: line.quantity,
    })),
    subtotal: chat.subtotal_paise,
    discount: chat.discount_paise,
    shipping: chat.shipping_paise,
    total: chat.total_paise,
    reference: chat.reference,
    url: `${shop.config.publicUrl}${chatPath(chat.token)}`,
  })
