import { orderChat } from '#contract/chats/admin-calls.ts'
import type { ChatOrderForm, StaffChat } from '#contract/chats/types.ts'
import { makeOrder } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { paymentMethods } from '#domain/payment-methods.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { textIn } from '../../parts/forms/entry-dialog.tsx'
import { addressIn, isConfirmed } from '../address-fields.tsx'
import { useOrderAct } from '../use-order-act.ts'
import {
  amountIn,
  lineFaults,
  linesOf,
  type Picked,
  type SumsTyped,
  sumFaults,
} from './picked-lines.ts'
import { useLinePriceCheck } from './use-line-price-check.ts'

const words = adminOrders.make
const says = { done: words.made, failed: words.failed }
const soldAt = ['phone', 'exhibition', 'whatsapp'] as const

/** Makes an order of what was typed: of a chat at its prices, or of the picked lines. */
export function useMakeOrder(chat: StaffChat | null) {
  const own = useOrderAct(makeOrder, says)
  const ofChat = useOrderAct(orderChat, says)
  const isSure = useLinePriceCheck()
  const make = async (
    form: FormData,
    lines: readonly Picked[],
    typed: SumsTyped,
  ): Promise<StaffOrder | null> => {
    const who = buyerIn(form, typed.isCounter)
    if (chat) return ofChat.act({ ...who, id: chat.id })
    const faults = { ...lineFaults(lines), ...sumFaults(lines, typed) }
    if (Object.keys(faults).length > 0) {
      own.refuse(faults)
      return null
    }
    if (!(await isSure(lines))) return null
    const shipping = amountIn(typed.shipping)
    return own.act({
      ...who,
      channel: soldAt.find((one) => one === form.get('channel')) ?? 'phone',
      lines: linesOf(lines),
      discount: amountIn(typed.discount) ?? 0,
      ...(shipping !== null && { shipping }),
    })
  }
  const { isSaving, errors } = chat ? ofChat : own
  return { make, isSaving, errors: besideFields(errors) }
}

/** Who buys, where it goes, how it is paid. */
function buyerIn(form: FormData, isCounter: boolean): Omit<ChatOrderForm, 'id'> {
  const fullName = textIn(form, 'fullName')
  const contact = { email: textIn(form, 'contact.email'), mobile: textIn(form, 'contact.mobile') }
  const isPaid = form.has('isPaid')
  const address = isCounter ? null : addressIn(form, { fullName, mobile: contact.mobile })
  return {
    contact,
    fullName,
    address,
    isAddressConfirmed: address !== null && isConfirmed(form, address),
    paymentMethod: paymentMethods.find((one) => one === form.get('paymentMethod')) ?? 'cod',
    isPaid,
    reference: isPaid ? textIn(form, 'reference') : '',
    note: textIn(form, 'note'),
    buyerPan: textIn(form, 'buyerPan'),
  }
}

/** What is missing of the buyer is said once, not again beside the receiver. */
function besideFields(errors: Record<string, string>): Record<string, string> {
  const { 'address.mobile': mobile, 'address.fullName': fullName, ...rest } = errors
  return {
    ...rest,
    ...(mobile && !rest['contact.mobile'] && { 'address.mobile': mobile }),
    ...(fullName && !rest['fullName'] && { 'address.fullName': fullName }),
  }
}
