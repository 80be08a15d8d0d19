import type { ChatOrder, StaffChat } from '#contract/chats/types.ts'
import { type Paise, toRupees } from '#domain/money.ts'
import type { OrderState } from '#domain/order.ts'
import { orderPath } from '../orders/announcing/order-emails.ts'
import type { DraftLine } from '../orders/order-draft.ts'
import type { ChatRow } from './queries.ts'

type Ordered = { number: string | null; token: string | null } | undefined

export const chatPath = (token: string) => `/whatsapp-order/${token}`

/** The lines as start-chat.ts kept them. */
export const linesIn = (chat: ChatRow) => JSON.parse(chat.lines) as DraftLine[]

export function presentChat(chat: ChatRow, order: Ordered, kept: number[]): ChatOrder {
  return {
    reference: chat.reference,
    state: chat.state,
    lines: linesIn(chat).map((line) => ({
      productId: line.productId,
      code: line.code,
      name: line.name,
      slug: line.slug,
      description: line.description,
      price: toRupees(line.unitPaise),
      quantity: line.quantity,
      total: toRupees(line.unitPaise * line.quantity),
    })),
    subtotal: toRupees(chat.subtotal_paise),
    discount: toRupees(chat.discount_paise),
    shipping: toRupees(chat.shipping_paise),
    total: toRupees(chat.total_paise),
    keptProductIds: kept,
    expiresAt: new Date(chat.expires_at).toISOString(),
    path: chatPath(chat.token),
    orderPath: order?.token ? orderPath(order.token) : null,
  }
}

export type InboxOrder = {
  number: string | null
  token: string | null
  state: OrderState | null
  total: Paise | null
  paid: Paise | null
}

/** A draft as staff see it, with the money that its order still waits for. */
export const presentForInbox = (
  chat: ChatRow,
  order: InboxOrder | undefined,
  kept: number[],
  titles: ReadonlyMap<string, string>,
): StaffChat => ({
  ...presentChat(chat, order, kept),
  id: chat.id,
  isKept: chat.state === 'open' && kept.length > 0,
  takenAt: chat.taken_at === null ? null : new Date(chat.taken_at).toISOString(),
  couponCode: chat.coupon_code,
  offer: titles.get(chat.coupon_code ?? ''),
  orderId: chat.order_id,
  orderNumber: order?.number ?? null,
  orderState: order?.state ?? null,
  due: dueOf(order),
  createdAt: new Date(chat.created_at).toISOString(),
})

const over: OrderState[] = ['cancelled', 'returned', 'refunded']

function dueOf(order: InboxOrder | undefined): number {
  if (!order?.state || over.includes(order.state)) return 0
  return toRupees(Math.max(0, (order.total ?? 0) - (order.paid ?? 0)))
}
