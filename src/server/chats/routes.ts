import type * as calls from '#contract/chats/calls.ts'
import type { ChatOrder } from '#contract/chats/types.ts'
import { ShopError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { orderText, whatsappLink } from '#domain/whatsapp.ts'
import { linesIn as linesInLanguage } from '../catalog/translate-lines.ts'
import { emailWords } from '../email-words/email-words.ts'
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
  async startChat({ shop, c, language }) {
    await countTry(shop, [{ limit: starting, subject: networkOf(c.get('address')) }])
    const chat = await startChat(shop, visitorOf(c, shop), await boundOf(c, shop))
    const { whatsapp } = await currentProfile(shop.db)
    const text = messageOf(shop, chat, language)
    const kept = await keptIn(shop, chat)
    const shown = await inWords(shop, language, presentChat(chat, undefined, kept))
    return { ...shown, text, link: whatsappLink(whatsapp, text) }
  },
  async getChat({ shop, input, language }) {
    const chat = await chatByToken(shop.db.read, input.token)
    if (!chat) throw new ShopError('no-such-order')
    const ordered = await orderOf(shop.db.read, chat)
    return inWords(shop, language, presentChat(chat, ordered, await keptIn(shop, chat)))
  },
}

/** The page of a draft in its reader's language. */
const inWords = async (shop: Shop, language: Language, chat: ChatOrder): Promise<ChatOrder> => ({
  ...chat,
  lines: await linesInLanguage(shop.db, language, chat.lines),
})

const keptIn = async (shop: Shop, chat: ChatRow) =>
  (await keptProducts(shop.db.read, [chat.id], shop.now())).map((row) => row.product_id)

/** In the language of whoever writes; sarees are named as staff know them. */
function messageOf(shop: Shop, chat: ChatRow, language: Language): string {
  const words = emailWords(language)
  const lines = linesIn(chat).map((line) => ({
    ...{ name: line.name, currentPaise: line.unitPaise, quantity: line.quantity },
  }))
  const { subtotal_paise: subtotal, discount_paise: discount } = chat
  const sums = { subtotal, discount, shipping: chat.shipping_paise, total: chat.total_paise }
  const url = `${shop.config.publicUrl}${chatPath(chat.token)}`
  const order = { lines, ...sums, reference: chat.reference, url }
  return orderText(order, { ...words.orders.sums, ...words.chat })
}
