import type { ChatOrderForm } from '#contract/chats/types.ts'
import { termsAt } from '#domain/delivery/delivery-terms.ts'
import { nowhere } from '#domain/delivery/destination.ts'
import { ShopError } from '#domain/errors.ts'
import { refuseTooMuchCash } from '../cod/decide.ts'
import { couponByCode } from '../coupons/queries.ts'
import { termsNow } from '../delivery/read-terms.ts'
import { lawfulPan } from '../orders/lawful-sale.ts'
import type { Mover } from '../orders/move-order.ts'
import { settleAtOnce } from '../orders/settle-at-once.ts'
import { type WrittenOrder, writeOrder } from '../orders/write-order.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { releaseHolds } from '../stock/hold-queries.ts'
import { linesIn } from './present.ts'
import { type ChatRow, chatById, closeChat } from './queries.ts'

/** What was talked over becomes an order at the prices that the chat named. */
export async function orderChat(
  tx: Query,
  shop: Shop,
  form: ChatOrderForm,
  by: Mover,
): Promise<WrittenOrder> {
  const chat = await openChat(tx, form.id)
  const coupon = chat.coupon_code === null ? undefined : await couponByCode(tx, chat.coupon_code)
  const cash = { method: form.paymentMethod, totalPaise: chat.total_paise }
  await refuseTooMuchCash(tx, cash, shop.now())
  const [lines, totals] = [linesIn(chat), totalsIn(chat)]
  const sale = { lines, totals, address: form.address, pan: form.buyerPan }
  const pan = await lawfulPan(tx, sale, shop.now())
  const order = await writeOrder(tx, shop, {
    channel: 'whatsapp',
    userId: chat.user_id,
    contact: { email: form.contact.email.toLowerCase(), mobile: form.contact.mobile },
    fullName: form.fullName,
    address: form.address,
    note: form.note,
    giftMessage: '',
    pan,
    lines,
    totals,
    feePaise: 0,
    coupon: coupon ?? null,
    method: form.paymentMethod,
    terms: termsAt(await termsNow({ read: tx }), form.address ?? nowhere),
    owner: { chatOrderId: chat.id },
    holdKind: 'staff-link',
    bound: null,
    isPaid: form.isPaid,
    actor: by,
  })
  const columns = { state: 'ordered', order_id: order.id, updated_at: shop.now() } as const
  if (!(await closeChat(tx, chat.id, columns))) throw new ShopError('chat-over')
  if (form.isPaid) await settleAtOnce(tx, shop, order, { reference: form.reference, by })
  return order
}

const totalsIn = (chat: ChatRow) => ({
  subtotal: chat.subtotal_paise,
  discount: chat.discount_paise,
  shipping: chat.shipping_paise,
  total: chat.total_paise,
})

/** Its pieces are free again. */
export async function releaseChat(tx: Query, shop: Shop, id: number): Promise<ChatRow> {
  const chat = await openChat(tx, id)
  const columns = { state: 'released', updated_at: shop.now() } as const
  if (!(await closeChat(tx, id, columns))) throw new ShopError('chat-over')
  await releaseHolds(tx, { chatOrderId: id })
  return { ...chat, ...columns }
}

async function openChat(tx: Query, id: number): Promise<ChatRow> {
  const chat = await chatById(tx, id)
  if (!chat) throw new ShopError('no-such-chat')
  if (chat.state !== 'open') throw new ShopError('chat-over')
  return chat
}
