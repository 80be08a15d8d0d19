import type { CartTotals } from './cart.ts'
import { formatRupees, type Paise } from './money.ts'

/** True for a number that a chat can reach: eight digits at least, as the settings take it. */
export function hasChat(number: string): boolean {
  return number.replace(/\D/g, '').length >= 8
}

/** The digits with country code that wa.me wants, of a number as people write it; a mobile of India needs none. */
export function chatNumber(typed: string): string {
  const text = typed.trim()
  if (!/^\+?[\d\s().-]+$/.test(text)) return text
  const digits = text.replace(/\D/g, '')
  if (text.startsWith('+')) return digits
  return digits.replace(/^00/, '').replace(/^0?(?=[6-9]\d{9}$)/, '91')
}

/** Opens a chat with the shop and the text already typed; without a number the shopper picks the chat. */
export function whatsappLink(number: string, text: string): string {
  const digits = number.replace(/\D/g, '')
  const isWhole = number.trim().startsWith('+')
  const phone = !isWhole && /^[6-9][0-9]{9}$/.test(digits) ? `91${digits}` : digits
  return `https://wa.me/${phone}?text=${encodeURIComponent(text.toWellFormed())}`
}

export type Inquiry = { name: string; pricePaise: Paise; code?: string | null; url: string }

/** What 'Inquire on WhatsApp' writes behind a greeting; the price is the one paid. */
export function inquiryText({ name, pricePaise, code, url }: Inquiry, hello: string): string {
  const title = code ? `${name} (${code})` : name
  return [`${hello}:`, `${title}, ${formatRupees(pricePaise)}`, url].join('\n')
}

export type OrderedLine = { name: string; currentPaise: Paise; quantity: number }

export type OrderMessage = CartTotals & {
  lines: readonly OrderedLine[]
  /** Both null while the draft order could not be kept. */
  reference?: string | null
  url?: string | null
}

/** In the language of whoever writes. */
export type OrderWords = Record<
  'hello' | 'subtotal' | 'discount' | 'shipping' | 'free' | 'total' | 'reference',
  string
>

/** What 'Order via WhatsApp' writes: names, quantities, prices, subtotal, discount, shipping, total, reference, link. */
export function orderText(order: OrderMessage, words: OrderWords): string {
  const { lines, subtotal, discount, shipping, total, reference, url } = order
  return [
    `${words.hello}:`,
    '',
    ...lines.map(lineText),
    '',
    `${words.subtotal}: ${formatRupees(subtotal)}`,
    ...(discount > 0 ? [`${words.discount}: -${formatRupees(discount)}`] : []),
    `${words.shipping}: ${shipping === 0 ? words.free : formatRupees(shipping)}`,
    `${words.total}: ${formatRupees(total)}`,
    ...(reference ? ['', `${words.reference}: ${reference}`] : []),
    ...(url ? [url] : []),
  ].join('\n')
}

function lineText({ name, currentPaise, quantity }: OrderedLine, index: number): string {
  const price = formatRupees(currentPaise)
  const sum =
    quantity === 1 ? price : `${price} × ${quantity} = ${formatRupees(currentPaise * quantity)}`
  return `${index + 1}. ${name}: ${sum}`
}
