import type { CartTotals } from './cart.ts'
import { formatRupees, type Paise } from './money.ts'

/** True for a number that a chat can reach: eight digits at least, as the settings take it. */
export function hasChat(number: string): boolean {
  return number.replace(/\D/g, '').length >= 8
}

/** Opens a chat with the shop and the text already typed; without a number the shopper picks the chat. */
export function whatsappLink(number: string, text: string): string {
  const digits = number.replace(/\D/g, '')
  const isWhole = number.trim().startsWith('+')
  const phone = !isWhole && /^[6-9][0-9]{9}$/.test(digits) ? `91${digits}` : digits
  return `https://wa.me/${phone}?text=${encodeURIComponent(text.toWellFormed())}`
}

export type Inquiry = { name: string; pricePaise: Paise; code?: string | null; url: string }

/** What 'Inquire on WhatsApp' writes; the price is the one paid. */
export function inquiryText({ name, pricePaise, code, url }: Inquiry): string {
  const title = code ? `${name} (${code})` : name
  return [
    'Hello, I would like to know more about this saree:',
    `${title}, ${formatRupees(pricePaise)}`,
    url,
  ].join('\n')
}

export type OrderedLine = { name: string; currentPaise: Paise; quantity: number }

export type OrderMessage = CartTotals & {
  lines: readonly OrderedLine[]
  /** Both null while the draft order could not be kept. */
  reference?: string | null
  url?: string | null
}

/** What 'Order via WhatsApp' writes: names, quantities, prices, subtotal, discount, shipping, total, reference, link. */
export function orderText(order: OrderMessage): string {
  const { lines, subtotal, discount, shipping, total, reference, url } = order
  return [
    'Hello, I would like to order:',
    '',
    ...lines.map(lineText),
    '',
    `Subtotal: ${formatRupees(subtotal)}`,
    ...(discount > 0 ? [`Discount: -${formatRupees(discount)}`] : []),
    `Shipping: ${shipping === 0 ? 'Free' : formatRupees(shipping)}`,
    `Total: ${formatRupees(total)}`,
    ...(reference ? ['', `Reference: ${reference}`] : []),
    ...(url ? [url] : []),
  ].join('\n')
}

function lineText({ name, currentPaise, quantity }: OrderedLine, index: number): string {
  const price = formatRupees(currentPaise)
  const sum =
    quantity === 1 ? price : `${price} × ${quantity} = ${formatRupees(currentPaise * quantity)}`
  return `${index + 1}. ${name}: ${sum}`
}
