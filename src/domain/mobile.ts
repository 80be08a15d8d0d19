/** The ten digits of an Indian mobile number, however written (+91, 0, spaces, hyphens); null when it is none. */
export function normaliseMobile(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '')
  return /^(?:\+91|0091|91|0)?([6-9][0-9]{9})$/.exec(digits)?.[1] ?? null
}

/** With + and its country, as gateways and chats want a number that an order keeps. */
export const wholeNumber = (mobile: string): string =>
  mobile.startsWith('+') ? mobile : `+91${mobile}`

/** A phone number of anywhere without what people write between its digits; null when it cannot be one. */
export function tidyPhone(text: string): string | null {
  const digits = text.replace(/[\s()./-]/g, '').replace(/^00/, '+')
  return /^\+?\d{6,15}$/.test(digits) ? digits : null
}
